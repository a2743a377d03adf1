import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { startFakeAi, type FakeAiServer } from '@seller-toolbox/testing/fake-ai';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { unreachableDatabase } from '../../test-app.ts';
import { createAiApp, postAi, remainingOf, type Call } from './ai-test-app.ts';

jest.setTimeout(60_000);

const { clock } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
let server: FakeAiServer;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  server = await startFakeAi();
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(() => sql`truncate ai_quota, ai_reservation, ai_reply`.execute(database.db));

const startWith = (model: string, more: object = {}) =>
  createAiApp({ db: database.db, clock, provider: { baseUrl: server.baseUrl, model }, settings: more });

/** Calls sent: of the /24, of the /16 and of the whole site. */
const costs = () =>
  database.db
    .selectFrom('ai_quota')
    .select(['allowed', 'used'])
    .where('used', '>', 0)
    .where('allowed', '>', 30)
    .orderBy('allowed')
    .execute();

const KEY_REJECTED = ['ai.key-refused', 'API密钥无效，请检查配置'];
const QUOTA = ['ai.provider-quota', 'API配额已用完，请稍后重试'];
const MODEL = ['ai.model-missing', 'API模型不可用，请稍后重试'];
const MALFORMED = ['ai.reply-malformed', 'AI响应格式错误，请重试'];
const MISSHAPEN = ['ai.reply-misshapen', 'AI响应格式不正确，请重试'];
const UNREADABLE = ['ai.reply-unreadable', 'AI响应解析失败，请重试'];
const CONNECTION = ['ai.connection-failed', 'AI服务连接失败，请检查网络连接后重试'];
const OPTIMIZATION = ['ai.optimization-failed', 'AI 优化服务暂时不可用，请稍后重试'];
const COMPLIANCE = ['ai.compliance-failed', 'AI 合规检查服务暂时不可用，请稍后重试'];

/** Behavior of the provider, call, code and text of the specification (F8). */
const FAULTS: readonly (readonly [string, Call, readonly string[]])[] = [
  ['403', 'title-fix', KEY_REJECTED],
  ['401', 'compliance-check', KEY_REJECTED],
  ['404', 'title-fix', MODEL],
  ['404', 'title-optimization', MODEL],
  ['429', 'title-fix', QUOTA],
  ['429', 'compliance-check', QUOTA],
  ['500', 'title-fix', CONNECTION],
  ['500', 'title-optimization', OPTIMIZATION],
  ['500', 'compliance-check', COMPLIANCE],
  ['silent', 'title-fix', CONNECTION],
  ['silent', 'title-optimization', OPTIMIZATION],
  ['drip', 'title-fix', CONNECTION],
  ['drip', 'compliance-check', COMPLIANCE],
  ['hang', 'title-fix', CONNECTION],
  ['redirect', 'title-fix', CONNECTION],
  ['half-json', 'title-fix', MALFORMED],
  ['half-json', 'title-optimization', MALFORMED],
  ['half-body', 'compliance-check', MALFORMED],
  ['prose', 'title-fix', MALFORMED],
  ['no-choice', 'title-fix', MALFORMED],
  ['ten-megabytes', 'title-fix', UNREADABLE],
  ['no-titles', 'title-fix', ['ai.reply-incomplete', 'AI返回结果不完整，请重试']],
  ['no-titles', 'title-optimization', MISSHAPEN],
  ['no-titles', 'compliance-check', MISSHAPEN],
  ['two-versions', 'title-fix', ['ai.too-few-versions', 'AI返回的修复版本不足，请重试']],
];

describe('a provider that fails', () => {
  it.each(FAULTS)('by %s answers %s with the specified text: %j', async (model, call, expected) => {
    const app = await startWith(model);
    const answer = await postAi(app, { call });
    const [code, message] = expected;
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({ success: false, message, error: { code } });
    await app.close();
  });

  it.each([
    '403',
    '404',
    '429',
    '500',
    'half-json',
    'half-body',
    'silent',
    'drip',
    'ten-megabytes',
    'two-versions',
  ])('by %s uses no quota of the caller, but counts as sent for network and site', async (model) => {
    const app = await startWith(model);
    await Promise.all(Array.from({ length: 4 }, () => postAi(app)));
    expect(await remainingOf(app)).toEqual({ hour: 10, day: 30 });
    expect(await costs()).toEqual([250, 375, 1000].map((allowed) => ({ allowed, used: 4 })));
    const left = await database.db.selectFrom('ai_reservation').selectAll().execute();
    const kept = await database.db.selectFrom('ai_reply').selectAll().execute();
    expect([left, kept]).toEqual([[], []]);
    await app.close();
  });

  it('is logged at debug level only, without the key', async () => {
    const logOf = async (level: string) => {
      const stream = new PassThrough();
      const app = await startWith('403', { logger: { level, stream } });
      await postAi(app, { body: { title: 'A title of the seller' } });
      await app.close();
      stream.end();
      return text(stream);
    };
    const debug = await logOf('debug');
    expect(debug).toContain("the provider's own words");
    expect(debug).not.toMatch(/key-of-the-owner|sk-secret|A title of the seller|visitor-1/);
    expect(await logOf('info')).not.toMatch(/own words|key-of-the-owner|sk-secret|A title|visitor-1/);
  });

  it('is unreachable: the call fails with its own text and costs nothing', async () => {
    const provider = { baseUrl: 'http://127.0.0.1:1/v1', model: 'good' };
    const app = await createAiApp({ db: database.db, clock, provider });
    expect((await postAi(app)).json().error.code).toBe('ai.connection-failed');
    expect(await costs()).toEqual([]);
    await app.close();
  });
});

describe('the AI calls while the database is unavailable', () => {
  it('answer 503 without calling the provider', async () => {
    const provider = { baseUrl: server.baseUrl, model: 'good' };
    const app = await createAiApp({ db: unreachableDatabase(), clock, provider });
    const asked = server.requests.length;
    const answer = await postAi(app);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error.code).toBe('service.unavailable');
    expect(server.requests.length).toBe(asked);
    await app.close();
  });
});
