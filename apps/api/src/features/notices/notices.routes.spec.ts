import { createTestDatabase } from '@seller-toolbox/testing/database';
import {
  startFakeSmtp,
  startFakeWebhook,
  type FakeSmtp,
  type FakeWebhook,
} from '@seller-toolbox/testing/fakes';
import { DAY, HOUR, MINUTE, SECOND } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { SETTING_SCHEMAS, type SettingValues } from '@seller-toolbox/contracts';
import { readConfig } from '../../config.ts';
import { configuredNotices } from '../../configured.ts';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp } from '../../test-app.ts';
import { deliverNotices, RETRY_AFTER_MS, type NoticeSenders } from './delivery.ts';
import { reportFailedBackup } from './failed-backup.ts';
import { notify } from './notices.ts';
import { NOTICE_DAYS, watch, type WatchedStates } from './watch.ts';
import { signature } from './webhook-sender.ts';

jest.setTimeout(60_000);

const SECRET = 'k3Vw9-Qz7Lm2Xc8Rb5Tn1Yp6Hd4Gf0Js';
const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
const newId = createFakeIds();
const signal = new AbortController().signal;
let database: Database;
let app: FastifyInstance;
let webhook: FakeWebhook;
let smtp: FakeSmtp;
let senders: NoticeSenders;
let settings: SettingValues['notices'];

beforeAll(async () => {
  [database, webhook, smtp] = await Promise.all([
    openTestDatabase(createTestDatabase),
    startFakeWebhook(),
    startFakeSmtp(),
  ]);
  const config = readConfig({
    NOTICE_WEBHOOK_URL: webhook.url,
    NOTICE_WEBHOOK_SECRET: SECRET,
    NOTICE_SMTP_URL: smtp.url,
    NOTICE_MAIL_FROM: 'toolbox@example.com',
    NOTICE_MAIL_TO: 'operator@example.com',
    PUBLIC_URL: 'https://tools.example.com',
  });
  senders = configuredNotices(config, signal);
  app = await createTestApp({ db: database.db, clock, identify: identifyByHeader, senders });
});
afterAll(async () => {
  await app.close();
  await Promise.all([database.close(), webhook.stop(), smtp.stop()]);
});
beforeEach(async () => {
  advance(2 * DAY);
  webhook.fault = smtp.fault = 'none';
  settings = SETTING_SCHEMAS.notices.parse(undefined);
  await sql`truncate notice, notice_delivery, feedback`.execute(database.db);
});

const deps = () => ({ db: database.db, clock, newId });
const deliver = (more: Partial<{ senders: NoticeSenders }> = {}) =>
  deliverNotices({ ...deps(), senders, notices: () => settings, ...more }, signal);
const received = async (work: () => Promise<unknown>) => {
  const [calls, mails] = [webhook.received.length, smtp.received.length];
  await work();
  return { calls: webhook.received.slice(calls), mails: smtp.received.slice(mails) };
};
const watchStates = (states: WatchedStates) => watch({ ...deps(), states });
const noticed = async () =>
  (await database.db.selectFrom('notice').selectAll().orderBy('created_at').execute()).map(
    ({ kind, details }) => ({ kind, details }),
  );
const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({ method, url: `/api/v1${url}`, headers: asRole('super_admin'), ...(payload && { payload }) });
const state = async () => (await call('GET', '/notices')).json().data;
const backupFailed = () => reportFailedBackup(deps(), new Error('no space left'));

describe('a notice', () => {
  it('is delivered once by each channel, signed, in the language of the operator', async () => {
    settings = { ...settings, language: 'en' };
    await backupFailed();
    const { calls, mails } = await received(async () => {
      await Promise.all([deliver(), deliver(), deliver()]);
      await deliver();
    });
    expect([calls.length, mails.length]).toEqual([1, 1]);
    const { headers, body } = calls[0] ?? { headers: {}, body: '' };
    const timestamp = String(headers['x-notice-timestamp']);
    expect(timestamp).toMatch(/^\d{10}$/);
    expect(headers['x-notice-signature']).toBe(`sha256=${signature(SECRET, timestamp, body)}`);
    expect(JSON.parse(body)).toEqual({
      id: headers['x-notice-id'],
      kind: 'backup-failed',
      created_at: new Date(clock()).toISOString(),
      site: 'https://tools.example.com',
      subject: 'Backup failed',
      text: expect.stringContaining('no space left'),
      details: { reason: 'no space left' },
    });
    expect(mails[0]).toMatchObject({ from: 'toolbox@example.com', to: 'operator@example.com' });
    expect(mails[0]?.data).toMatch(/^Subject: Backup failed$/m);
    const text = mails[0]?.data.replaceAll('=\n', '');
    expect(text).toContain('no space left');
    expect(text).toContain('https://tools.example.com/admin');
  });

  it('is tried again with growing pauses, then it has failed', async () => {
    webhook.fault = 'status-500';
    smtp.fault = 'sign-in';
    await backupFailed();
    const { calls } = await received(async () => {
      await deliver();
      for (const pause of RETRY_AFTER_MS) {
        advance(pause - 1);
        await deliver();
        advance(1);
        await deliver();
      }
      advance(DAY);
      await deliver();
    });
    expect(calls).toHaveLength(1 + RETRY_AFTER_MS.length);
    expect((await state()).recent[0].deliveries).toEqual([
      { way: 'webhook', state: 'failed', attempts: 6, fault: 'rejected', at: expect.any(String) },
      { way: 'mail', state: 'failed', attempts: 6, fault: 'sign-in', at: expect.any(String) },
    ]);
  });

  it.each([
    ['redirect', 'recipient', 'redirected', 'rejected'],
    ['status-500', 'drops', 'rejected', 'unreachable'],
  ] as const)('that meets %s and %s arrives with the next attempt', async (hook, mail, one, two) => {
    webhook.fault = hook;
    smtp.fault = mail;
    await backupFailed();
    await deliver();
    const waiting = (await state()).recent[0].deliveries;
    expect(waiting.map(({ state: now, fault }: { state: string; fault: string }) => [now, fault])).toEqual([
      ['waiting', one],
      ['waiting', two],
    ]);
    webhook.fault = smtp.fault = 'none';
    advance(MINUTE);
    const { calls, mails } = await received(() => deliver());
    expect([calls.length, mails.length]).toEqual([1, 1]);
  });

  it('is aborted with the process, and taken again after it', async () => {
    webhook.fault = smtp.fault = 'silent';
    await backupFailed();
    const stopping = new AbortController();
    const run = deliverNotices({ ...deps(), senders, notices: () => settings }, stopping.signal);
    while (webhook.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    stopping.abort();
    await run;
    webhook.fault = smtp.fault = 'none';
    advance(5 * MINUTE);
    const { calls, mails } = await received(() => deliver());
    expect([calls.length, mails.length]).toEqual([1, 1]);
  });

  it('whose sender throws is tried again, and does not stop the others', async () => {
    const send = () => Promise.reject(new Error('a mistake'));
    await backupFailed();
    const { mails } = await received(() =>
      expect(deliver({ senders: { ...senders, webhook: { target: 'x', send } } })).rejects.toThrow(
        'a mistake',
      ),
    );
    expect(mails).toHaveLength(1);
    expect((await state()).recent[0].deliveries).toMatchObject([
      { way: 'webhook', state: 'waiting', fault: 'unreachable', attempts: 1 },
      { way: 'mail', state: 'delivered', fault: null },
    ]);
  });

  it('of a kind that is off, or without a configured channel, goes nowhere', async () => {
    settings = { ...settings, kinds: { ...settings.kinds, 'backup-failed': false } };
    await backupFailed();
    const off = await received(() => deliver());
    settings = SETTING_SCHEMAS.notices.parse(undefined);
    advance(MINUTE);
    await backupFailed();
    const none = await received(() => deliver({ senders: {} }));
    for (const { calls, mails } of [off, none]) expect([calls.length, mails.length]).toEqual([0, 0]);
    expect((await state()).recent.map(({ deliveries }: { deliveries: unknown[] }) => deliveries)).toEqual([
      [],
      [],
    ]);
  });
});

describe('a notice', () => {
  const addFeedback = () =>
    app.inject({ method: 'POST', url: '/api/v1/feedback', payload: { message: 'ten characters' } });

  it('reports new feedback, at most once an hour, without its text', async () => {
    await addFeedback();
    await addFeedback();
    await Promise.all([watchStates({}), watchStates({})]);
    expect(await noticed()).toEqual([{ kind: 'feedback', details: { count: 2 } }]);
    advance(1);
    await addFeedback();
    advance(HOUR - 2);
    await watchStates({});
    expect(await noticed()).toHaveLength(1);
    advance(1);
    await watchStates({});
    await watchStates({});
    expect((await noticed())[1]).toEqual({ kind: 'feedback', details: { count: 1 } });
    advance(HOUR);
    await watchStates({});
    expect(await noticed()).toHaveLength(2);
  });

  it.each<[string, WatchedStates, number]>([
    ['the cap of the AI', { ai: async () => ({ used: 12, cap: 12 }) }, 1],
    ['not one call less', { ai: async () => ({ used: 11, cap: 12 }) }, 0],
    ['not a cap of 0', { ai: async () => ({ used: 0, cap: 0 }) }, 0],
    ['stale rates', { rates: () => ({ stale: true, lastUpdated: '2026-11-20T00:00:00.000Z' }) }, 1],
    ['not fresh rates', { rates: () => ({ stale: false, lastUpdated: '2026-11-20T00:00:00.000Z' }) }, 0],
    ['a disk with 9 % free', { disk: async () => ({ free: 99, total: 1000 }) }, 1],
    ['not a disk with 10 % free', { disk: async () => ({ free: 100, total: 1000 }) }, 0],
    ['not an unknown disk', { disk: async () => null }, 0],
  ])('reports %s, once', async (_title, states, count) => {
    await watchStates(states);
    await watchStates(states);
    expect(await noticed()).toHaveLength(count);
  });

  const addFailureSeries = () =>
    sql`
      insert into audit_entry (id, at, actor_name, action)
      values (gen_random_uuid(), ${new Date(clock())}, 'visitor', 'auth.login-failures')`.execute(
      database.db,
    );

  // A series shortly before the full hour was noticed again after it.
  it('reports a series of failed sign-ins once, also when the hour turns', async () => {
    advance(HOUR - (clock() % HOUR) - MINUTE);
    await addFailureSeries();
    await watchStates({});
    advance(2 * MINUTE);
    await watchStates({});
    advance(HOUR);
    await watchStates({});
    expect(await noticed()).toEqual([{ kind: 'sign-in-failures', details: { count: 1 } }]);
  });

  it('reports further series of failed sign-ins an hour after the last one', async () => {
    await addFailureSeries();
    await watchStates({});
    advance(1);
    await addFailureSeries();
    await addFailureSeries();
    advance(HOUR - 2);
    await watchStates({});
    expect(await noticed()).toHaveLength(1);
    advance(1);
    await watchStates({});
    expect((await noticed())[1]).toEqual({ kind: 'sign-in-failures', details: { count: 2 } });
  });

  it('does not stop the rest when one state cannot be read', async () => {
    const ai = () => Promise.reject(new Error('unknown'));
    await expect(watchStates({ ai, disk: async () => ({ free: 0, total: 1 }) })).rejects.toThrow('unknown');
    expect(await noticed()).toEqual([{ kind: 'disk-full', details: { free: 0 } }]);
  });

  it('is kept for 30 days', async () => {
    await backupFailed();
    advance(NOTICE_DAYS * DAY);
    await watchStates({});
    expect(await noticed()).toHaveLength(1);
    advance(1);
    await watchStates({});
    expect(await noticed()).toEqual([]);
  });
});

describe('the test of a channel', () => {
  it('is stored, and sent by the next run to that channel only, whatever is off', async () => {
    settings = { ...settings, kinds: { ...settings.kinds, feedback: false } };
    const { calls, mails } = await received(async () => {
      expect((await call('POST', '/notices/test', { way: 'mail' })).json().data).toEqual({ stored: true });
      expect((await state()).recent[0]).toMatchObject({ kind: 'test', deliveries: [] });
      await call('POST', '/notices/test', { way: 'mail' });
      await deliver();
    });
    expect([calls.length, mails.length]).toEqual([0, 1]);
    expect((await state()).recent[0].deliveries).toMatchObject([{ way: 'mail', state: 'delivered' }]);
    const entry = await database.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'notices.test')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ subject: 'mail' });
    advance(10 * SECOND);
    await call('POST', '/notices/test', { way: 'mail' });
    expect(await noticed()).toHaveLength(2);
  });

  it('is rejected where the way is not configured', async () => {
    const other = await createTestApp({ db: database.db, clock, identify: identifyByHeader });
    const payload = { way: 'webhook' };
    const headers = asRole('super_admin');
    const answer = await other.inject({ method: 'POST', url: '/api/v1/notices/test', payload, headers });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'notices.way-not-configured']);
    await other.close();
  });

  it('and the list show where notices go, and no secret', async () => {
    const { body } = await call('GET', '/notices');
    expect(JSON.parse(body).data.ways).toEqual([
      { way: 'webhook', target: new URL(webhook.url).host },
      { way: 'mail', target: 'operator@example.com' },
    ]);
    for (const secret of [SECRET, 'pass@word', 'pass%40word', '/hook']) expect(body).not.toContain(secret);
  });
});

it('a notice is stored once for a deduplication key', async () => {
  const same = { kind: 'disk-full', dedupKey: 'today', details: { free: 1 } } as const;
  await Promise.all([notify(deps(), same), notify(deps(), same)]);
  expect(await noticed()).toHaveLength(1);
});
