import type { Progress } from '@seller-toolbox/tool-contract';
import type { OpenedSession, OpenSession } from '@seller-toolbox/tool-kit';
import type { SessionAnswer, SessionQuestion } from '../session/session-messages.ts';

/** Where a report is worked on: asked one question after the other. */
export interface ReportDesk {
  readonly ask: (question: SessionQuestion, progress?: Progress) => Promise<SessionAnswer>;
  /** Stops what is being done and forgets the report. */
  readonly end: () => void;
}

/** A desk in a worker where the site lends one, otherwise on the page. */
export function openDesk(open: OpenSession | undefined, toolId: string): ReportDesk {
  const session = open?.(toolId) ?? sessionOnPage();
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (question, progress = () => undefined) => {
      const answer = last.then(() => session.ask(question, progress));
      last = answer.catch(() => undefined);
      // The session answers questions of its own kind only.
      return answer as Promise<SessionAnswer>;
    },
    end: session.end,
  };
}

function sessionOnPage(): OpenedSession {
  const opened = import('../session/search-term-analyzer.session.ts').then(({ openSession }) =>
    openSession(),
  );
  // The questions come from the desk above.
  return {
    ask: async (question, progress) => (await opened)(question as SessionQuestion, progress),
    end: () => undefined,
  };
}
