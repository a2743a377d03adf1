import type { User } from '@seller-toolbox/contracts/auth';
import type { Language } from '@seller-toolbox/words';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { AdminProviders } from './app/admin-providers.tsx';
import { AdminRoutes } from './app/admin-routes.tsx';
import { loadAdminWords } from './app/admin-words.ts';
import { createQueryClient } from './session/query-client.ts';
import { createServerClock } from './session/server-clock.ts';
import { createSession } from './session/session.ts';

/** One request, as the service sees it. */
export interface ServiceRequest {
  readonly method: string;
  /** Below `/api/v1`, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface ServiceAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The `data` of a success. */
  readonly data?: unknown;
  readonly pagination?: unknown;
  /** The code of a rejection, for a status of 400 and above. */
  readonly code?: string;
  readonly fields?: readonly { readonly path: string; readonly code: string }[];
}

/** What the service says to `GET /feedback` and the like. */
export type Answers = Readonly<
  Record<string, (request: ServiceRequest) => ServiceAnswer | Promise<ServiceAnswer>>
>;

export const ROOT_USER: User = {
  id: '01a2012d-0000-7000-8000-000000000001',
  username: 'root',
  full_name: 'Root Admin',
  email: null,
  role: 'super_admin',
};

function answerOf({ status = 200, headers = {}, data, pagination, code, fields }: ServiceAnswer): Response {
  const body =
    code === undefined
      ? { success: true, data, ...(pagination === undefined ? {} : { pagination }) }
      : { success: false, message: `message of ${code}`, error: { code, ...(fields ? { fields } : {}) } };
  return new Response(JSON.stringify(body), { status, headers });
}

/** A `fetch` whose other side is a table of answers; what is not in it is not found. It records the requests. */
export function fakeService(answers: Answers) {
  const requests: ServiceRequest[] = [];
  const send: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://service.test');
    const request: ServiceRequest = {
      method: init?.method ?? 'GET',
      path: pathname.replace('/api/v1', ''),
      query: searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init?.headers),
    };
    requests.push(request);
    const answer = answers[`${request.method} ${request.path}`];
    return answerOf((await answer?.(request)) ?? { status: 404, code: 'request.not-found' });
  };
  return { requests, fetch: send };
}

export interface RenderAdminOptions {
  readonly answers?: Answers;
  /** Null: no one is signed in. */
  readonly user?: User | null;
  readonly language?: Language;
}

/** For tests: opens an address of the section as the browser does, over a service with the given answers. */
export async function renderAdmin(
  address: string,
  { answers = {}, user = ROOT_USER, language = 'zh' }: RenderAdminOptions = {},
) {
  window.history.replaceState(null, '', address);
  window.scrollTo = () => undefined;
  const signedIn = { access_token: 'token', refresh_token: 'refresh', user };
  const service = fakeService({
    'POST /auth/refresh': () => (user ? { data: signedIn } : { status: 401, code: 'auth.session-ended' }),
    ...answers,
  });
  const clock = createServerClock({ fetch: service.fetch });
  const session = createSession({ fetch: clock.fetch });
  const start = { words: await loadAdminWords(language), session, clock, queries: createQueryClient() };
  await act(async () => {
    render(
      <BrowserRouter useTransitions={false}>
        <AdminProviders start={start}>
          <AdminRoutes />
        </AdminProviders>
      </BrowserRouter>,
    );
    await session.resume();
  });
  return { service, session, screen, user: userEvent.setup() };
}
