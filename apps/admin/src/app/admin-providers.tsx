import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HeadingFocusProvider } from '@seller-toolbox/site-kit/heading-focus';
import { NoticesProvider } from '../parts/notices.tsx';
import type { Session } from '../session/session.ts';
import type { ServerClock } from '../session/server-clock.ts';
import { ServerClockProvider, SessionProvider } from '../session/session-context.tsx';
import { AdminWordsProvider } from './admin-words-context.tsx';
import type { AdminWords } from './admin-words.ts';

/** What the section needs before it can be shown. */
export interface AdminStart {
  readonly words: AdminWords;
  readonly session: Session;
  readonly clock: ServerClock;
  readonly queries: QueryClient;
}

/** Everything that is around the pages; a router must be around it. */
export function AdminProviders({ start, children }: { start: AdminStart; children: ReactNode }) {
  return (
    <AdminWordsProvider words={start.words}>
      <SessionProvider value={start.session}>
        <ServerClockProvider value={start.clock}>
          <QueryClientProvider client={start.queries}>
            <NoticesProvider>
              <HeadingFocusProvider>{children}</HeadingFocusProvider>
            </NoticesProvider>
          </QueryClientProvider>
        </ServerClockProvider>
      </SessionProvider>
    </AdminWordsProvider>
  );
}
