import type { ToolSession } from '@seller-toolbox/tool-contract';
import type { EngineWorkerAnswer, SessionWorkerRequest } from './engine-worker-messages.ts';
import { findLoader } from './find-loader.ts';
import { sessionLoaders } from './generated/sessions.ts';

/** Handles questions to the sessions of tools; a session is opened with its first question. */
export function createSessionHandler() {
  const sessions = new Map<string, Promise<ToolSession<object> | undefined>>();
  return async (
    { toolId, question }: SessionWorkerRequest,
    post: (answer: EngineWorkerAnswer) => void,
  ): Promise<EngineWorkerAnswer> => {
    const opened = sessions.get(toolId) ?? openSession(toolId);
    sessions.set(toolId, opened);
    const session = await opened;
    if (!session) return { kind: 'failed', message: `no session of ${toolId}` };
    return { kind: 'answer', answer: await session(question, (share) => post({ kind: 'progress', share })) };
  };
}

async function openSession(toolId: string): Promise<ToolSession<object> | undefined> {
  const open = await findLoader(sessionLoaders, toolId)?.();
  // The question comes from the tool's own page; its type is known to the two only.
  return open?.() as ToolSession<object> | undefined;
}
