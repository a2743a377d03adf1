import { changePassword, endSession, logout, refreshByCookie } from './accounts.ts';
import { ApiError } from './api-error.ts';
import { exportAudit, listAudit } from './audit.ts';
import { queryOf } from './call-list.ts';
import { setFeedbackStatus } from './feedback-review.ts';

function answering(body: unknown, { status = 200, headers = {} }: ResponseInit = {}) {
  const calls: { url: string; init: RequestInit }[] = [];
  const send: typeof fetch = async (url, init) => {
    calls.push({ url: String(url).replace('/api/v1', ''), init: init ?? {} });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  };
  return { calls, fetch: send };
}

const REJECTED = { success: false, message: '权限不足', error: { code: 'auth.forbidden' } };
const SIGNED_OUT = { success: true, data: { signed_out: true } };

describe('a list', () => {
  it('has rows and pagination', async () => {
    const pagination = { page: 2, limit: 20, total: 21, totalPages: 2 };
    const service = answering({ success: true, data: [], pagination });
    const page = await listAudit({ action: 'users.create', page: 2, limit: 20 }, service);
    expect(page).toEqual({ rows: [], pagination });
    expect(service.calls[0]?.url).toBe('/audit?action=users.create&page=2&limit=20');
  });

  it('without pagination is unreadable', async () => {
    const service = answering({ success: true, data: [] });
    await expect(listAudit({ page: 1, limit: 20 }, service)).rejects.toMatchObject({
      code: 'network.unreadable',
    });
  });

  it('omits undefined parameters', () => {
    expect(queryOf({})).toBe('');
    expect(queryOf({ a: undefined, b: '', c: 0, d: 'x&y' })).toBe('?c=0&d=x%26y');
  });
});

describe('a CSV download', () => {
  it('keeps the byte order mark', async () => {
    const service = answering('\ufeffid\r\n1\r\n', {
      headers: { 'content-type': 'text/csv; charset=utf-8' },
    });
    expect(await exportAudit({ actor: 'mei' }, service)).toBe('\ufeffid\r\n1\r\n');
    expect(service.calls[0]?.url).toBe('/audit/export?actor=mei');
  });

  it('throws the rejection of the service', async () => {
    await expect(exportAudit({}, answering(REJECTED, { status: 403 }))).rejects.toMatchObject({
      code: 'auth.forbidden',
      status: 403,
    });
  });

  it('throws network.unreadable for HTML', async () => {
    await expect(exportAudit({}, answering('<html>'))).rejects.toMatchObject({ code: 'network.unreadable' });
  });
});

describe('account calls', () => {
  it('send x-requested-with if the cookie is used', async () => {
    const service = answering(SIGNED_OUT);
    await logout(service);
    await refreshByCookie(service).catch(() => undefined);
    for (const { init } of service.calls) {
      expect(init).toMatchObject({ method: 'POST', headers: { 'x-requested-with': 'seller-toolbox' } });
    }
  });

  it('end a session by its id', async () => {
    const service = answering(SIGNED_OUT);
    await endSession('an-id', service);
    expect(service.calls[0]).toMatchObject({ url: '/auth/sessions/an-id', init: { method: 'DELETE' } });
  });

  it('have retryAfterSeconds', async () => {
    const slowed = { success: false, message: '', error: { code: 'auth.slowed-down' } };
    const service = answering(slowed, { status: 429, headers: { 'retry-after': '16' } });
    const change = { current_password: 'a', new_password: 'b', confirm_password: 'b' };
    const error = await changePassword(change, service).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'auth.slowed-down', retryAfterSeconds: 16, isTemporary: true });
  });
});

describe('the status of feedback', () => {
  it('is changed without touching omitted notes', async () => {
    const service = answering(REJECTED, { status: 403 });
    await setFeedbackStatus({ id: 'an-id', status: 'closed' }, service).catch(() => undefined);
    expect(service.calls[0]).toMatchObject({ url: '/feedback/an-id/status', init: { method: 'PATCH' } });
    expect(JSON.parse(String(service.calls[0]?.init.body))).toEqual({ status: 'closed' });
  });
});
