import { listSessions } from '@seller-toolbox/api-client/accounts';
import { createSession, PASSWORD_CHANGED_MS } from './session.ts';

const USER = {
  id: '01a2012d-0000-7000-8000-000000000001',
  username: 'mei',
  full_name: '',
  email: null,
  role: 'admin',
};
const opened = (token: string) => ({ access_token: token, refresh_token: 'r', user: USER });

/** A service that knows one access token at a time and renews it by cookie until the test stops that. */
function fakeService() {
  const asked: string[] = [];
  const state = { token: 'first', renews: true, isAway: false, issued: 0 };
  const answer = (status: number, data: unknown) =>
    new Response(
      JSON.stringify(
        status < 400 ? { success: true, data } : { success: false, message: '', error: { code: data } },
      ),
      { status },
    );
  const send: typeof fetch = async (input, init) => {
    const path = String(input).replace('/api/v1', '');
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    const headers = new Headers(init?.headers);
    if (state.isAway) throw new TypeError('fetch failed');
    if (path === '/auth/login') return answer(200, opened(state.token));
    if (path === '/auth/refresh') {
      if (!state.renews || headers.get('x-requested-with') !== 'seller-toolbox')
        return answer(401, 'auth.session-ended');
      state.issued += 1;
      state.token = `token ${state.issued}`;
      return answer(200, opened(state.token));
    }
    if (headers.get('authorization') !== `Bearer ${state.token}`) return answer(401, 'auth.session-ended');
    return answer(200, path === '/auth/logout' ? { signed_out: true } : []);
  };
  const count = (call: string) => asked.filter((each) => each === call).length;
  return { asked, state, count, fetch: send };
}

const LOGIN = { username: 'mei', password: 'p' };
const REFRESH = 'POST /auth/refresh';

async function signedIn() {
  const service = fakeService();
  const session = createSession({ fetch: service.fetch });
  await session.signIn(LOGIN);
  return { service, session, read: () => listSessions({ fetch: session.fetch }) };
}

describe('a page that opens', () => {
  it('is signed in when the cookie is good', async () => {
    const { fetch: send } = fakeService();
    const session = createSession({ fetch: send });
    expect(session.read()).toEqual({ status: 'checking' });
    await session.resume();
    expect(session.read()).toEqual({ status: 'signed-in', user: USER });
  });

  it('is signed out when there is no session', async () => {
    const service = fakeService();
    service.state.renews = false;
    const session = createSession({ fetch: service.fetch });
    await session.resume();
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'never-signed-in' });
  });

  it('signs no one out when the service is away, and retries on request', async () => {
    const service = fakeService();
    service.state.isAway = true;
    const session = createSession({ fetch: service.fetch });
    await session.resume();
    expect(session.read()).toMatchObject({ status: 'unreachable', error: { code: 'network.failed' } });
    service.state.isAway = false;
    await session.resume();
    expect(session.read()).toMatchObject({ status: 'signed-in' });
  });
});

describe('an access token that has expired', () => {
  it('is renewed once for concurrent calls, and each call is retried', async () => {
    const { service, read } = await signedIn();
    service.state.token = 'another';
    await expect(Promise.all([read(), read(), read()])).resolves.toEqual([[], [], []]);
    expect(service.count(REFRESH)).toBe(1);
    expect(service.count('GET /auth/sessions')).toBe(6);
    await read();
    expect(service.count(REFRESH)).toBe(1);
  });

  it('ends the session when it cannot be renewed, and later calls do not try to renew it', async () => {
    const { service, session, read } = await signedIn();
    service.state.token = 'another';
    service.state.renews = false;
    await expect(read()).rejects.toMatchObject({ code: 'auth.session-ended' });
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'session-expired' });
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(service.count(REFRESH)).toBe(1);
  });

  it('signs no one out when the service is away during the renewal', async () => {
    const { service, session, read } = await signedIn();
    service.state.isAway = true;
    await expect(read()).rejects.toMatchObject({ code: 'network.failed' });
    expect(session.read()).toMatchObject({ status: 'signed-in' });
  });
});

describe('logout', () => {
  it('notifies the service, and ends immediately', async () => {
    const { service, session } = await signedIn();
    const leaving = session.signOut();
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    await leaving;
    expect(service.asked.at(-1)).toBe('POST /auth/logout');
  });

  it('is not undone by a renewal that was under way', async () => {
    const { service, session, read } = await signedIn();
    service.state.token = 'another';
    const reading = read().catch(() => undefined);
    const leaving = session.signOut().catch(() => undefined);
    await Promise.all([reading, leaving]);
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  });

  it('ends here even if the service cannot be reached', async () => {
    const { service, session } = await signedIn();
    service.state.isAway = true;
    await expect(session.signOut()).rejects.toMatchObject({ code: 'network.failed' });
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  });
});

describe('a changed password', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends the session here when its message has been read', async () => {
    const { session } = await signedIn();
    session.endAfterPasswordChange();
    jest.advanceTimersByTime(PASSWORD_CHANGED_MS - 1);
    expect(session.read()).toMatchObject({ status: 'signed-in' });
    jest.advanceTimersByTime(1);
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'password-changed' });
  });

  it('is also the reason if a call notices the ended session first', async () => {
    const { service, session, read } = await signedIn();
    session.endAfterPasswordChange();
    service.state.token = 'another';
    service.state.renews = false;
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(session.read()).toEqual({ status: 'signed-out', reason: 'password-changed' });
  });

  it('does not end the next session', async () => {
    const { service, session, read } = await signedIn();
    session.endAfterPasswordChange();
    service.state.token = 'another';
    service.state.renews = false;
    await read().catch(() => undefined);
    await session.signIn(LOGIN);
    jest.advanceTimersByTime(PASSWORD_CHANGED_MS);
    expect(session.read()).toMatchObject({ status: 'signed-in' });
  });
});

describe('two tabs', () => {
  it('log out together', async () => {
    const listeners: (() => void)[] = [];
    const tabs = {
      announceSignOut: () => listeners.forEach((tell) => tell()),
      onSignOut: (tell: () => void) => void listeners.push(tell),
    };
    const open = () => createSession({ fetch: fakeService().fetch }, tabs);
    const [one, other] = [open(), open()];
    await Promise.all([one.resume(), other.resume()]);
    await one.signOut();
    expect(other.read()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  });
});
