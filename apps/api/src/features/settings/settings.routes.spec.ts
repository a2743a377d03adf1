import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp, TEST_NOW } from '../../test-app.ts';
import { createLiveSettings, siteConfigOf, type LiveSettings } from './live-settings.ts';

jest.setTimeout(60_000);

const newId = createFakeIds();
let database: Database;
let live: LiveSettings;
let otherReplica: LiveSettings;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(async () => {
  const { db } = database;
  await sql`truncate setting_version`.execute(db);
  live = createLiveSettings({ db, given: { authorText: { value: 'From the file', source: 'file' } } });
  otherReplica = createLiveSettings({ db, given: {} });
  app = await createTestApp({ db, live, newId, identify: identifyByHeader });
});
afterEach(() => app.close());

type Method = 'GET' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, payload?: object) {
  const url = `/api/v1${path}`;
  const headers = asRole('super_admin');
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
}
const put = (key: string, value: unknown, version = 0) => call('PUT', `/settings/${key}`, { value, version });
const rowOf = async (key: string) =>
  (await call('GET', '/settings')).data.find((row: { key: string }) => row.key === key);
const lastEntry = () =>
  database.db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('a setting', () => {
  it('has its default until it is stored, and again when it is taken back', async () => {
    const initial = {
      key: 'companyName',
      value: 'Seller Toolbox',
      default: 'Seller Toolbox',
      source: 'default',
      version: 0,
      updated_at: null,
      updated_by: null,
    };
    expect(await rowOf('companyName')).toEqual(initial);
    const stored = {
      ...initial,
      value: { zh: '示例', en: 'Sample' },
      source: 'stored',
      version: 1,
      updated_at: TEST_NOW,
      updated_by: 'the super_admin',
    };
    expect((await put('companyName', stored.value)).data).toEqual(stored);
    expect(await rowOf('companyName')).toEqual(stored);
    expect((await call('DELETE', '/settings/companyName?version=1')).data).toMatchObject({
      value: 'Seller Toolbox',
      source: 'default',
      version: 2,
    });
  });

  it('is in force in the other replica after its next refresh', async () => {
    await otherReplica.refresh();
    await put('defaultRuleSet', 'standard');
    await put('aiDailyCap', 7);
    expect(otherReplica.values().aiDailyCap).toBe(1000);
    await otherReplica.refresh();
    expect(otherReplica.values()).toMatchObject({ aiDailyCap: 7, defaultRuleSet: 'standard' });
  });

  it('is applied before it is reported as in force', async () => {
    const seen: string[] = [];
    const watched = createLiveSettings({
      db: database.db,
      given: {},
      onChange: async (values) => void seen.push(String(siteConfigOf(values).contactEmail)),
    });
    await put('contactEmail', 'new@example.com');
    await Promise.all([watched.refresh(), watched.refresh()]);
    expect(seen).toEqual(['new@example.com']);
  });

  it('has the default again in a release that rejects the stored value', async () => {
    await put('aiDailyCap', 7);
    await sql`update setting_version set value = '"many"'`.execute(database.db);
    await otherReplica.refresh();
    expect(otherReplica.values().aiDailyCap).toBe(1000);
  });

  it('of the file wins, is shown as such and cannot be changed', async () => {
    expect(await rowOf('authorText')).toMatchObject({ value: 'From the file', source: 'file' });
    const answers = [await put('authorText', 'x'), await call('DELETE', '/settings/authorText?version=0')];
    for (const { status, error } of answers)
      expect([status, error.code]).toEqual([409, 'settings.set-by-file']);
  });

  it.each([
    ['companyName', 'x'.repeat(121), 'value'],
    ['companyName', { fr: 'Exemple' }, 'value.fr'],
    ['companyName', null, 'value'],
    ['registrationNumber', 'a\u0000b', 'value'],
    ['contactEmail', 'no address', 'value'],
    ['publicUrl', 'https://a.example/path', 'value'],
    ['filings', [{ label: 'x', url: 'javascript:alert(1)' }], 'value.0.url'],
    ['heroClaims', { show: 'yes' }, 'value.show'],
    ['aiDailyCap', -1, 'value'],
    ['eventDays', 91, 'value'],
    ['terms', { en: 'x'.repeat(10_001) }, 'value.en'],
  ])('rejects for %s an invalid value', async (key, value, path) => {
    const answer = await put(key, value);
    expect(answer.status).toBe(422);
    expect(answer.error.fields[0].path).toBe(path);
    expect((await rowOf(key)).version).toBe(0);
  });

  it.each([
    ['a control character', 'a\u0007b'],
    ['half of a surrogate pair', 'a\ud83d'],
  ])('rejects %s in one of several texts', async (_title, text) => {
    const answer = await put('companyName', { zh: 'Sample', vi: text });
    expect([answer.status, answer.error.fields]).toEqual([
      422,
      [expect.objectContaining({ path: 'value', code: 'invalid-value' })],
    ]);
    expect((await rowOf('companyName')).version).toBe(0);
  });

  it('accepts tabs, line breaks and whole surrogate pairs', async () => {
    const text = 'a\tb\r\nc\u{1f600}';
    expect((await put('companyName', { en: text })).data.value).toEqual({ en: text });
  });

  it('accepts no profile', async () => {
    expect(await put('profile', null)).toMatchObject({ status: 200, data: { value: null, version: 1 } });
  });

  it('rejects a change that is based on an old version, also at the same time', async () => {
    const answers = await Promise.all([
      put('forumUrl', 'https://a.example'),
      put('forumUrl', 'https://b.example'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put('forumUrl', '')).error.code).toBe('settings.changed-meanwhile');
  });

  it('rejects a change that is based on a version that does not exist yet', async () => {
    await put('forumUrl', 'https://a.example');
    expect((await put('forumUrl', 'https://b.example', 2)).error.code).toBe('settings.changed-meanwhile');
    expect(await rowOf('forumUrl')).toMatchObject({ version: 1, value: 'https://a.example' });
  });

  it('is recorded in the audit log with old and new value', async () => {
    const claims = { show: false, sellers: '10,000+', rating: { en: '4/5' }, confirmed: false };
    await put('heroClaims', claims);
    expect(await lastEntry()).toMatchObject({
      action: 'settings.update',
      actor_name: 'the super_admin',
      subject: 'heroClaims',
      details: {
        show: { before: true, after: false },
        rating: { before: '4.9/5', after: null },
        'rating.en': { before: null, after: '4/5' },
      },
    });
    await call('DELETE', '/settings/heroClaims?version=1');
    expect(await lastEntry()).toMatchObject({ action: 'settings.reset', subject: 'heroClaims' });
  });

  it('keeps its versions', async () => {
    await put('terms', { en: 'First' });
    await put('terms', { en: 'Second' }, 1);
    await call('DELETE', '/settings/terms?version=2');
    const { data } = await call('GET', '/settings/terms/versions');
    expect(data).toMatchObject([
      { version: 3, value: null },
      { version: 2, value: { en: 'Second' }, created_by: 'the super_admin', created_at: TEST_NOW },
      { version: 1, value: { en: 'First' } },
    ]);
  });

  it('with an unknown key is not found', async () => {
    expect((await put('jwtSecret', 'x')).error.code).toBe('settings.not-found');
  });
});

describe('GET /legal/{id}', () => {
  it('has the text of the operator in the language, if there is one', async () => {
    expect((await call('GET', '/legal/privacy?language=en')).data).toEqual({ text: null, updated_at: null });
    await put('privacy', { en: 'Own text\n\nof two parts' });
    expect((await call('GET', '/legal/privacy?language=en')).data).toEqual({
      text: 'Own text\n\nof two parts',
      updated_at: TEST_NOW,
    });
    expect((await call('GET', '/legal/privacy?language=ja')).data.text).toBeNull();
  });
});
