import type { Progress } from '@seller-toolbox/tool-contract';
import type { OpenedSession, OpenSession } from '@seller-toolbox/tool-kit';
import type { SessionResponse, SessionRequest } from '../session/session-messages.ts';

/** A session that handles one request after the other. */
export interface ReportSession {
  readonly ask: (request: SessionRequest, progress?: Progress) => Promise<SessionResponse>;
  /** Cancels pending requests and drops the report. */
  readonly end: () => void;
}

/** Opens a session in a worker where the site provides one, otherwise on the main thread. */
export function openReportSession(open: OpenSession | undefined, toolId: string): ReportSession {
  const session = open?.(toolId) ?? sessionOnPage();
  let pending: Promise<unknown> = Promise.resolve();
  return {
    ask: (request, progress = () => undefined) => {
      const response = pending.then(() => session.ask(request, progress));
      pending = response.catch(() => undefined);
      // The session responds with its own types only.
      return response as Promise<SessionResponse>;
    },
    end: session.end,
  };
}

function sessionOnPage(): OpenedSession {
  const opened = import('../session/search-term-analyzer.session.ts').then(({ openSession }) =>
    openSession(),
  );
  // The requests come from the session above.
  return {
    ask: async (request, progress) => (await opened)(request as SessionRequest, progress),
    end: () => undefined,
  };
}
