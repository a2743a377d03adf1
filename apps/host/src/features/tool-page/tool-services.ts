import type { OpenedSession, OpenSession, RunInWorker, ToolAi } from '@seller-toolbox/tool-kit';
import type { Language } from '@seller-toolbox/words';

/** Most tools compute on the page: only a run that needs a worker loads what starts one. */
export const runInWorker: RunInWorker = async (run, control) =>
  (await import('./run-in-worker.ts')).runInWorker(run, control);

/** The first answer comes from the rates that the page has; the query library is not loaded before it. */
const QUERIES_AFTER_MS = 2000;
let queriesLater: Promise<void> | undefined;
export async function loadQueries() {
  queriesLater ??= new Promise((resolve) => setTimeout(resolve, QUERIES_AFTER_MS));
  await queriesLater;
  return (await import('../../site/base/query-client.ts')).siteQueries;
}

export const loadResultActions = () => import('./result-actions.ts');

/** Few tools hold a file: the client is loaded by the first query. */
export const openSession: OpenSession = (toolId) => {
  let isEnded = false;
  let opened: Promise<OpenedSession> | undefined;
  return {
    ask: async (question, progress) => {
      opened ??= import('./open-session.ts').then(({ openWorkerSession }) => openWorkerSession(toolId));
      const session = await opened;
      if (isEnded) session.end();
      return session.ask(question, progress);
    },
    end: () => {
      isEnded = true;
      opened?.then((session) => session.end()).catch(() => undefined);
    },
  };
};

/** Most tools do not use the AI: the client is loaded by the first call. */
export function lazyAi(language: Language): ToolAi {
  const load = async () => (await import('./ask-ai.ts')).createAskAi({ language });
  return {
    ask: (call, question, control) =>
      load().then(
        (ai) => ai.ask(call, question, control),
        () => NOT_LOADED,
      ),
    status: (call, control) =>
      load().then(
        (ai) => ai.status(call, control),
        () => NOT_LOADED,
      ),
  };
}

const NOT_LOADED = {
  status: 'refused',
  failure: { code: 'network.failed', message: null, fields: [] },
} as const;
