import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { addUser } from '../../test-accounts.ts';
import { countAttemptQuery } from './attempts.repository.ts';
import {
  deleteOldSessions,
  endSession,
  endSessionsOf,
  findActiveSession,
  findRefreshToken,
  insertSession,
  listActiveSessions,
  rotateRefreshToken,
  rotateRefreshTokenQuery,
} from './sessions.repository.ts';

jest.setTimeout(60_000);

const NOW = new Date('2026-11-21T10:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
const newId = createFakeIds();
const hash = (text: string) => Buffer.from(text.padEnd(32, '.'));

let database: Database;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate account_user cascade`.execute(database.db);
  userId = await addUser(database.db, 'mei', 'admin');
});

async function open(token: string, expiresAt = at(60)): Promise<string> {
  const id = newId();
  const session = {
    id,
    user_id: userId,
    device: null,
    is_remembered: false,
    created_at: NOW,
    last_used_at: NOW,
    expires_at: expiresAt,
    ended_at: null,
  };
  await database.db.transaction().execute((trx) => insertSession(trx, session, hash(token)));
  return id;
}
const rotate = (token: string, successor: string, now = NOW) =>
  rotateRefreshToken(database.db, { hash: hash(token), successorHash: hash(successor), now });

describe('the rotation of a refresh token', () => {
  it('succeeds for one of many concurrent callers', async () => {
    const id = await open('a');
    const winners = await Promise.all(Array.from({ length: 50 }, () => rotate('a', 'b', at(1))));
    expect(winners.filter((winner) => winner !== undefined)).toEqual([id]);
    expect(await findRefreshToken(database.db, hash('a'))).toEqual({ session_id: id, used_at: at(1) });
    expect(await findRefreshToken(database.db, hash('b'))).toEqual({ session_id: id, used_at: null });
    expect(await listActiveSessions(database.db, userId, NOW)).toMatchObject([{ last_used_at: at(1) }]);
  });

  it.each([
    ['is unknown', async () => {}],
    ['has expired', async () => void (await open('a', NOW))],
    ['was ended', async () => void (await endSession(database.db, { id: await open('a'), now: NOW }))],
    [
      'belongs to a disabled user',
      async () => {
        await open('a');
        await database.db.updateTable('account_user').set({ disabled_at: NOW }).execute();
      },
    ],
  ])('fails if the session %s', async (_title, prepare) => {
    await prepare();
    expect(await rotate('a', 'b')).toBeUndefined();
    expect(await findRefreshToken(database.db, hash('b'))).toBeUndefined();
  });
});

describe('a session', () => {
  it('is active until it ends or expires', async () => {
    const id = await open('a');
    expect(await findActiveSession(database.db, id, at(59.99))).toMatchObject({
      id: userId,
      session_id: id,
      username: 'mei',
      role: 'admin',
    });
    expect(await findActiveSession(database.db, id, at(60))).toBeUndefined();
    expect(await endSession(database.db, { id, userId: newId(), now: NOW })).toBe(false);
    expect(await endSession(database.db, { id, userId, now: NOW })).toBe(true);
    expect(await endSession(database.db, { id, userId, now: NOW })).toBe(false);
    expect(await findActiveSession(database.db, id, NOW)).toBeUndefined();
  });

  it('is ended by endSessionsOf, sessions of other users are not', async () => {
    const own = [await open('a'), await open('b')];
    userId = await addUser(database.db, 'jun');
    const foreign = await open('c');
    const mei = await findActiveSession(database.db, own[0] ?? '', NOW);
    await endSessionsOf(database.db, mei?.id ?? '', NOW);
    for (const id of own) expect(await findActiveSession(database.db, id, NOW)).toBeUndefined();
    expect(await findActiveSession(database.db, foreign, NOW)).toBeDefined();
  });

  it('that has expired is neither listed nor ended', async () => {
    const id = await open('a', at(60));
    const listed = async (now: Date) =>
      (await listActiveSessions(database.db, userId, now)).map((session) => session.id);
    expect(await listed(at(59.99))).toEqual([id]);
    expect(await listed(at(60))).toEqual([]);
    expect(await endSession(database.db, { id, now: at(60) })).toBe(false);
    expect(await endSession(database.db, { id, now: at(59.99) })).toBe(true);
  });

  it('is kept until the given instant', async () => {
    await open('expired', NOW);
    await endSession(database.db, { id: await open('ended'), now: NOW });
    const left = async () =>
      (await database.db.selectFrom('account_refresh_token').select('hash').execute()).length;
    await deleteOldSessions(database.db, NOW);
    expect(await left()).toBe(2);
    await deleteOldSessions(database.db, at(0.01));
    expect(await left()).toBe(0);
  });

  it('is deleted with its tokens after the retention', async () => {
    await open('expired', at(-1));
    const id = await open('ended');
    await endSession(database.db, { id, now: at(-1) });
    await open('alive');
    await deleteOldSessions(database.db, NOW);
    const left = await database.db.selectFrom('account_refresh_token').select('hash').execute();
    expect(left).toEqual([{ hash: hash('alive') }]);
  });
});

describe('the statements', () => {
  const oneLine = (statement: string) => statement.replace(/\s+/g, ' ').trim();

  it('rotate a token with one statement', () => {
    const query = rotateRefreshTokenQuery({ hash: hash('a'), successorHash: hash('b'), now: NOW });
    expect(oneLine(query.compile(database.db).sql)).toBe(
      'with used as ( update account_refresh_token as token set used_at = $1 from account_session as session ' +
        'join account_user as owner on owner.id = session.user_id where token.hash = $2 and token.used_at is null ' +
        'and session.id = token.session_id and session.ended_at is null and session.created_at <= $3 and session.expires_at > $4 ' +
        'and owner.disabled_at is null returning token.session_id ), successor as ( insert into ' +
        'account_refresh_token (hash, session_id) select $5::bytea, session_id from used ) update account_session ' +
        'set last_used_at = $6 where id in (select session_id from used) returning id',
    );
  });

  it('count an attempt with one statement', () => {
    const query = countAttemptQuery({ key: hash('k'), now: NOW, delays: [0, 1], forgetAt: at(15) });
    expect(oneLine(query.compile(database.db).sql)).toBe(
      'insert into account_attempt as seen (key, attempts, blocked_until, forget_at) values ($1, 1, ' +
        '$2::timestamptz + make_interval(secs => ($3::double precision[])[least(1, $4::integer)]), $5) ' +
        'on conflict (key) do update set attempts = (case when seen.forget_at <= $6 then 0 else seen.attempts end + 1), ' +
        'blocked_until = $7::timestamptz + make_interval(secs => ($8::double precision[])[least((case when ' +
        'seen.forget_at <= $9 then 0 else seen.attempts end + 1), $10::integer)]), forget_at = excluded.forget_at ' +
        'where seen.blocked_until <= $11 or seen.blocked_until > $12::timestamptz + make_interval(secs => $13) ' +
        'or coalesce(($14::double precision[])[least(seen.attempts, $15::integer)], 0) = 0 returning attempts',
    );
  });
});
