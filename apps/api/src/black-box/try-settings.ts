import type { ApiCaller } from './api-caller.ts';

const V1 = '/api/v1';

/** Nothing listens there: a test of the webhook is stored, and its delivery fails. */
export const NOTICE_SETTINGS = {
  NOTICE_WEBHOOK_URL: 'http://127.0.0.1:9/hook',
  NOTICE_WEBHOOK_SECRET: 'secret-of-the-webhook-of-the-black-box',
};

/** Calls everything of the settings and of the notices that they switch, as a super_admin. */
export async function trySettings(
  api: ApiCaller,
  superAdmin: { readonly token: string | undefined },
): Promise<void> {
  const only = (call: string, more: object = {}) => api.send(call, { ...superAdmin, ...more });
  const params = { id: 'terms' };
  const put = (version: number) =>
    only(`PUT ${V1}/settings/{id}`, { params, body: { value: { en: 'Own terms' }, version } });
  expect((await put(0)).body.data).toMatchObject({ source: 'stored', version: 1 });
  expect((await put(0)).body.error.code).toBe('settings.changed-meanwhile');
  const read = (language: string) => api.send(`GET ${V1}/legal/{id}`, { params, query: { language } });
  expect((await read('en')).body.data.text).toBe('Own terms');
  expect((await read('ja')).body.data.text).toBeNull();
  const versions = await only(`GET ${V1}/settings/{id}/versions`, { params });
  expect(versions.body.data).toMatchObject([{ version: 1, created_by: 'super_admin' }]);
  const back = (version: number) =>
    only(`DELETE ${V1}/settings/{id}`, { params, query: { version: String(version) } });
  expect((await back(0)).status).toBe(409);
  expect((await back(1)).body.data).toMatchObject({ source: 'default', value: {}, version: 2 });
  const { data } = (await only(`GET ${V1}/settings`)).body;
  expect(data).toContainEqual(
    expect.objectContaining({ key: 'aiDailyCap', source: 'environment', value: 12 }),
  );
  const test = (way: string) => only(`POST ${V1}/notices/test`, { body: { way } });
  expect((await test('webhook')).body.data).toEqual({ stored: true });
  expect((await test('mail')).body.error.code).toBe('notices.way-not-configured');
  const notices = await only(`GET ${V1}/notices`);
  expect(notices.body.data.ways).toContainEqual({ way: 'webhook', target: '127.0.0.1:9' });
  expect(notices.body.data.recent).toContainEqual(expect.objectContaining({ kind: 'test' }));
  expect(notices.text).not.toContain(NOTICE_SETTINGS.NOTICE_WEBHOOK_SECRET);
}
