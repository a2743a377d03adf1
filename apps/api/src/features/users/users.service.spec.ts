import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { fakePasswords } from '../../ports/passwords.ts';
import { systemRandom } from '../../ports/random.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { GENERATED_PASSWORD_DAYS } from './generated-password.ts';
import { listUsers } from './users.repository.ts';
import {
  createUser,
  disableUser,
  editUser,
  enableUser,
  resetPassword,
  setRole,
  type UsersDeps,
} from './users.service.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
let deps: UsersDeps;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const newId = createFakeIds();
  deps = { db: database.db, clock, newId, passwords: fakePasswords, actor: 'command line' };
});
afterAll(() => database.close());
beforeEach(async () => {
  advance(1000);
  await sql`truncate account_user cascade`.execute(database.db);
});

const PASSWORD = 'Correct-Horse-9';
const mei = { username: 'mei', password: PASSWORD, role: 'admin' as const };
const users = () => listUsers(database.db);
const lastEntry = () =>
  database.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirst();

describe('a new user', () => {
  it('is stored with a hash and logged without it', async () => {
    await createUser(deps, { ...mei, username: ' Mei ', fullName: '美', email: 'mei@example.com' });
    expect(await users()).toMatchObject([
      { username: 'mei', full_name: '美', email: 'mei@example.com', role: 'admin', disabled_at: null },
    ]);
    const [user] = await users();
    expect(await fakePasswords.verify(user?.password_hash ?? '', PASSWORD)).toBe(true);
    expect(await lastEntry()).toMatchObject({
      actor_id: null,
      actor_name: 'command line',
      action: 'users.create',
      subject: 'mei',
      details: {
        role: { before: null, after: 'admin' },
        full_name: { before: null, after: '美' },
      },
      request_id: null,
    });
  });

  it.each([
    ['a name of one letter', { username: 'm' }, /is not 2 to 64/],
    ['a name of 65 letters', { username: 'm'.repeat(65) }, /is not 2 to 64/],
    ['a name with a blank', { username: 'me i' }, /is not 2 to 64/],
    ['a name in another script', { username: '美美' }, /is not 2 to 64/],
    ['a common password', { password: 'Password123' }, /used by too many people/],
    ['a password made of the own name and a role', { password: 'Mei-Admin-2026' }, /made of the names/],
    ['a short password', { password: 'Short1x' }, /8 to 256 characters/],
  ])('is rejected with %s', async (_title, more, message) => {
    await expect(createUser(deps, { ...mei, ...more })).rejects.toThrow(message);
    expect(await users()).toEqual([]);
  });

  it('is rejected under a taken name in any case, without an audit entry', async () => {
    await createUser(deps, mei);
    const before = await lastEntry();
    await expect(createUser(deps, { ...mei, username: 'MEI' })).rejects.toThrow(
      'There is a user "mei" already.',
    );
    expect(await lastEntry()).toEqual(before);
  });
});

describe('a change of a user', () => {
  beforeEach(async () => {
    await createUser(deps, mei);
    await createUser(deps, { ...mei, username: 'root', role: 'super_admin' });
  });

  it('replaces the password', async () => {
    await resetPassword(deps, 'mei', 'Another-Horse-7');
    const [user] = await users();
    expect(await fakePasswords.verify(user?.password_hash ?? '', 'Another-Horse-7')).toBe(true);
    expect(await lastEntry()).toMatchObject({
      action: 'users.reset-password',
      subject: 'mei',
      details: {},
    });
  });

  // Each edit wrote all fields from its own read, and so undid the other.
  it('keeps what another admin changes of other fields at the same time', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const [full_name, email] = [`Mei ${round}`, `mei-${round}@example.com`];
      const role = round % 2 ? 'viewer' : 'admin';
      await Promise.all([
        editUser(deps, 'mei', { full_name }),
        editUser(deps, 'mei', { email }),
        editUser(deps, 'mei', { role }),
      ]);
      expect((await users())[0]).toMatchObject({ full_name, email, role });
    }
  });

  it('of the password has the given expiry or none', async () => {
    const end = new Date('2026-12-01T00:00:00Z');
    const endOf = async () => (await users())[0]?.password_expires_at;
    expect(await endOf()).toBeNull();
    await resetPassword(deps, 'mei', 'Another-Horse-7', end);
    expect(await endOf()).toEqual(end);
    await resetPassword(deps, 'mei', 'Another-Horse-8');
    expect(await endOf()).toBeNull();
  });

  it('of the role is logged with both roles', async () => {
    await setRole(deps, 'mei', 'viewer');
    expect(await users()).toMatchObject([{ role: 'viewer' }, { role: 'super_admin' }]);
    expect(await lastEntry()).toMatchObject({
      action: 'users.set-role',
      details: { role: { before: 'admin', after: 'viewer' } },
    });
  });

  it('disables and enables', async () => {
    await disableUser(deps, 'mei');
    const [disabled] = await users();
    expect(disabled?.disabled_at).toEqual(new Date(clock()));
    await enableUser(deps, 'mei');
    expect((await users())[0]?.disabled_at).toBeNull();
    expect(await lastEntry()).toMatchObject({ action: 'users.enable' });
  });

  it('of an unknown user is rejected', async () => {
    await expect(setRole(deps, 'unknown', 'viewer')).rejects.toThrow('There is no user "unknown".');
  });

  it('is rejected for the last super administrator who can sign in', async () => {
    const last = /"root" is the last super_admin/;
    await expect(disableUser(deps, 'root')).rejects.toThrow(last);
    await expect(setRole(deps, 'root', 'admin')).rejects.toThrow(last);
    await setRole(deps, 'root', 'super_admin');
    await setRole(deps, 'mei', 'super_admin');
    await disableUser(deps, 'mei');
    await expect(disableUser(deps, 'root')).rejects.toThrow(last);
    await enableUser(deps, 'mei');
    const both = await Promise.allSettled([disableUser(deps, 'root'), disableUser(deps, 'mei')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await users()).filter(({ disabled_at }) => disabled_at === null)).toHaveLength(1);
  });
});

describe('the first administrator', () => {
  const create = (password?: string) => createFirstAdministrator({ ...deps, random: systemRandom }, password);

  it('gets a generated password if none is given', async () => {
    const first = await create();
    expect(first).toMatchObject({
      username: 'admin',
      generated: { password: expect.stringMatching(/^\S{29}$/) },
    });
    const [user] = await users();
    expect(user).toMatchObject({
      username: 'admin',
      role: 'super_admin',
      password_expires_at: new Date(clock() + GENERATED_PASSWORD_DAYS * DAY),
    });
    expect(await fakePasswords.verify(user?.password_hash ?? '', first?.generated?.password ?? '')).toBe(
      true,
    );
    expect(await lastEntry()).toMatchObject({ actor_name: 'first start', action: 'users.create' });
  });

  it('may get a password of context words, but no common one', async () => {
    expect(await create('Seller-Toolbox-7')).toMatchObject({ username: 'admin' });
    await expect(resetPassword(deps, 'admin', 'Seller-Toolbox-7')).rejects.toThrow('made of the names');
    await expect(resetPassword(deps, 'admin', 'Password123')).rejects.toThrow('used by too many people');
  });

  it('gets the given password, which is not printed', async () => {
    expect(await create(PASSWORD)).toEqual({ username: 'admin', generated: null });
    const [user] = await users();
    expect(user?.password_expires_at).toBeNull();
    expect(await fakePasswords.verify(user?.password_hash ?? '', PASSWORD)).toBe(true);
  });

  it('is not created in a database with users', async () => {
    await createUser(deps, mei);
    expect(await create()).toBeNull();
    expect(await users()).toHaveLength(1);
  });

  it('is created once by eight concurrent services', async () => {
    const eight = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(eight.filter((first) => first !== null)).toHaveLength(1);
    expect(await users()).toHaveLength(1);
  });
});
