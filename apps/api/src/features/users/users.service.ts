import {
  emailAddressSchema,
  newPasswordProblem,
  usernameSchema,
  type AuditDetails,
  type Role,
  type UserChange as WantedChange,
} from '@seller-toolbox/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import type { Passwords } from '../../ports/passwords.ts';
import { changesBetween } from '../audit/audit-changes.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry, type AuditActor, type AuditFact } from '../audit/audit.service.ts';
import { endSessionsOf } from '../auth/sessions.repository.ts';
import { isCommonPassword, hasOnlyContextWords } from './common-passwords.ts';
import { UserRejection } from './user-rejection.ts';
import { normalUsername } from './username.ts';
import {
  countOtherSuperAdmins,
  insertUser,
  lockUserByUsername,
  lockUsers,
  updateUser,
  type UserChange,
} from './users.repository.ts';
import type { NewUser, UserRow } from './users.table.ts';

export interface UsersDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly passwords: Passwords;
  /** The actor in the audit log. */
  readonly actor: AuditActor;
}

export interface UserToCreate {
  readonly username: string;
  readonly password: string;
  /** Expiry of a generated password; default: none. */
  readonly passwordExpiresAt?: Date | undefined;
  readonly role: Role;
  readonly fullName?: string | undefined;
  readonly email?: string | undefined;
}

/** Creates an enabled user; returns the id. */
export async function createUser(deps: UsersDeps, wanted: UserToCreate): Promise<string> {
  rejectContextPassword(wanted);
  const user = await newUser(deps, wanted);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await insertUser(trx, user)))
      throw new UserRejection(`There is a user "${user.username}" already.`, 'name-taken');
    await audit(trx, deps, { action: 'users.create', subject: user.username, details: createdUser(user) });
  });
  return user.id;
}

/** Audit details of a new user, without the password. */
export function createdUser({ role, full_name, email = null }: NewUser): AuditDetails {
  return changesBetween({}, { role, full_name, email });
}

/** The row of a new user. Throws UserRejection for an invalid name, address or password. */
export async function newUser(
  { clock, newId, passwords }: Pick<UsersDeps, 'clock' | 'newId' | 'passwords'>,
  { username, password, passwordExpiresAt, role, fullName, email }: UserToCreate,
): Promise<NewUser> {
  const name = normalUsername(username);
  if (!usernameSchema.safeParse(name).success)
    throw new UserRejection(
      `"${username}" is not 2 to 64 Latin letters, digits or . _ @ - and a letter or digit first.`,
    );
  if (email !== undefined && !emailAddressSchema.safeParse(email).success)
    throw new UserRejection(`"${email}" is not an email address.`);
  const now = new Date(clock());
  return {
    id: newId(),
    username: name,
    full_name: fullName ?? name,
    email: email ?? null,
    role,
    password_hash: await hashAllowed(passwords, password),
    disabled_at: null,
    created_at: now,
    updated_at: now,
    password_expires_at: passwordExpiresAt ?? null,
  };
}

/** Sets the password of a user, with an expiry if generated, and ends all sessions. */
export async function resetPassword(
  deps: UsersDeps,
  username: string,
  password: string,
  expiresAt: Date | null = null,
): Promise<void> {
  rejectContextPassword({ username, password });
  const passwordHash = await hashAllowed(deps.passwords, password);
  const change = { password_hash: passwordHash, password_expires_at: expiresAt };
  await changeUser(deps, username, {
    decide: async (_trx, user) => ({
      change,
      facts: [{ action: 'users.reset-password', details: changesBetween(expiryOf(user), expiryOf(change)) }],
      endsSessions: true,
    }),
  });
}

/** Takes effect with the next call of the user. Rejected for the last super administrator. */
export function setRole(deps: UsersDeps, username: string, role: Role): Promise<void> {
  return editUser(deps, username, { role });
}

/** Ends all sessions and blocks sign-in. Rejected for the last super administrator. */
export function disableUser(deps: UsersDeps, username: string): Promise<void> {
  return editUser(deps, username, { disabled: true });
}

/** Lets a disabled user sign in again. */
export function enableUser(deps: UsersDeps, username: string): Promise<void> {
  return editUser(deps, username, { disabled: false });
}

/** Changes the given fields. The last super administrator can be neither demoted nor disabled. */
export async function editUser(deps: UsersDeps, username: string, wanted: WantedChange): Promise<void> {
  const { role, disabled, full_name, email } = wanted;
  const isDemoted = role !== undefined && role !== 'super_admin';
  const endsSessions = disabled === true;
  await changeUser(deps, username, {
    locksAll: isDemoted || endsSessions,
    decide: async (trx, user) => {
      if (isDemoted || endsSessions) await rejectLastSuperAdmin(trx, user);
      const change = {
        ...(full_name !== undefined && { full_name }),
        ...(email !== undefined && { email }),
        ...(role !== undefined && { role }),
        ...(disabled !== undefined && {
          disabled_at: disabled ? (user.disabled_at ?? new Date(deps.clock())) : null,
        }),
      };
      const changes = changesBetween(namesOf(user), namesOf({ ...user, ...change }));
      return { change, facts: factsOf(user, wanted, changes), endsSessions };
    },
  });
}

const expiryOf = ({ password_expires_at: at }: Pick<UserRow, 'password_expires_at'>) => ({
  password_expires_at: at?.toISOString() ?? null,
});

const namesOf = ({ full_name, email }: Pick<UserRow, 'full_name' | 'email'>) => ({ full_name, email });

/** A role and a state are recorded even if they are the same as before: the call was made. */
function factsOf(user: UserRow, { role, disabled }: WantedChange, changes: object): DecidedChange['facts'] {
  const facts: Fact[] = [];
  if (Object.keys(changes).length > 0) facts.push({ action: 'users.update', details: { ...changes } });
  if (role !== undefined)
    facts.push({ action: 'users.set-role', details: { role: { before: user.role, after: role } } });
  if (disabled !== undefined) {
    const details = { disabled: { before: user.disabled_at !== null, after: disabled } };
    facts.push({ action: disabled ? 'users.disable' : 'users.enable', details });
  }
  return facts;
}

type Fact = Pick<AuditFact, 'action' | 'details'>;

interface DecidedChange {
  readonly change: UserChange;
  readonly facts: readonly Fact[];
  readonly endsSessions: boolean;
}

interface UserDecision {
  /** Whether it depends on the other users too. */
  readonly locksAll?: boolean;
  readonly decide: (trx: Transaction<Schema>, user: UserRow) => Promise<DecidedChange>;
}

/** Stores the change and its audit entries in one transaction; a concurrent change of the user waits for it. */
async function changeUser(
  deps: UsersDeps,
  username: string,
  { locksAll = false, decide }: UserDecision,
): Promise<void> {
  const name = normalUsername(username);
  await deps.db.transaction().execute(async (trx) => {
    const now = new Date(deps.clock());
    if (locksAll) await lockUsers(trx);
    const user = await lockUserByUsername(trx, name, now);
    if (!user) throw new UserRejection(`There is no user "${name}".`);
    const { change, facts, endsSessions } = await decide(trx, user);
    await updateUser(trx, user.id, { ...change, updated_at: now });
    // After the row: a sign-in that is under way has stored its session, or finds the row changed.
    if (endsSessions) await endSessionsOf(trx, user.id, now);
    for (const fact of facts) await audit(trx, deps, { ...fact, subject: name });
  });
}

async function rejectLastSuperAdmin(trx: Transaction<Schema>, user: UserRow): Promise<void> {
  if (user.role !== 'super_admin' || user.disabled_at) return;
  if ((await countOtherSuperAdmins(trx, user.id)) > 0) return;
  throw new UserRejection(`"${user.username}" is the last super_admin who can sign in.`, 'last-super-admin');
}

/** Not applied to ADMIN_PASSWORD, which the operator chooses. */
function rejectContextPassword({ username, password }: Pick<UserToCreate, 'username' | 'password'>): void {
  if (hasOnlyContextWords(password, username))
    throw new UserRejection('This password is made of the names of the site, its roles and the user.');
}

async function hashAllowed(passwords: Passwords, password: string): Promise<string> {
  if (newPasswordProblem(password) !== null)
    throw new UserRejection(
      'A password has 8 to 256 characters with a lower-case letter, an upper-case letter and a digit.',
    );
  if (await isCommonPassword(password)) throw new UserRejection('This password is used by too many people.');
  return passwords.hash(password);
}

function audit(trx: Transaction<Schema>, deps: UsersDeps, fact: Omit<AuditFact, 'actor'>): Promise<void> {
  return insertAuditEntry(trx, newAuditEntry(deps, { ...fact, actor: deps.actor }));
}
