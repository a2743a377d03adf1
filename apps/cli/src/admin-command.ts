import type { Administration } from '@seller-toolbox/api/administration';
import { ROLES, type Role } from '@seller-toolbox/contracts';
import type { CliIo } from './io.ts';
import { UsageError } from './usage-error.ts';
import { writeJson } from './write-json.ts';

export interface AdminArguments {
  readonly verb: string | undefined;
  readonly username: string | undefined;
  readonly role?: string | undefined;
  readonly 'full-name'?: string | undefined;
  readonly email?: string | undefined;
  readonly 'password-stdin'?: boolean | undefined;
}

const VERBS = ['create', 'list', 'reset-password', 'set-role', 'disable', 'enable'] as const;
type Verb = (typeof VERBS)[number];

/** Manages the users of the service; returns the exit code. */
export async function adminCommand(args: AdminArguments, io: CliIo): Promise<number> {
  const perform = ACTIONS[knownVerb(args.verb)](args, io);
  // Loaded lazily, because tools need no database.
  const { isAdministrationUserError, openAdministration } =
    await import('@seller-toolbox/api/administration');
  try {
    const administration = await openAdministration(io.environment);
    try {
      await perform(administration);
    } finally {
      await administration.close();
    }
  } catch (error) {
    if (isAdministrationUserError(error)) throw new UsageError(error.message);
    throw error;
  }
  return 0;
}

type Perform = (administration: Administration) => Promise<void>;

/** Checks the arguments before the database is opened. */
const ACTIONS: Record<Verb, (args: AdminArguments, io: CliIo) => Perform> = {
  create: (args, io) => {
    const username = requiredName(args);
    const role = requiredRole(args);
    return async (administration) => {
      const { password, generated } = await choosePassword(args, administration, io);
      await administration.createUser({
        username,
        password,
        passwordExpiresAt: generated?.expiresAt,
        role,
        fullName: args['full-name'],
        email: args.email,
      });
      io.write(`User "${username}" was created as ${role}.\n`);
      if (generated) io.write(`${generated.message}\n`);
    };
  },
  list: (_args, io) => async (administration) => writeJson(await administration.listUsers(), io),
  'reset-password': (args, io) => {
    const username = requiredName(args);
    return async (administration) => {
      const { password, generated } = await choosePassword(args, administration, io);
      await administration.resetPassword(username, password, generated?.expiresAt ?? null);
      io.write(`User "${username}" has a new password; all sessions are signed out.\n`);
      if (generated) io.write(`${generated.message}\n`);
    };
  },
  'set-role': (args, io) => {
    const username = requiredName(args);
    const role = requiredRole(args);
    return async (administration) => {
      await administration.setRole(username, role);
      io.write(`User "${username}" is ${role} now.\n`);
    };
  },
  disable: (args, io) => {
    const username = requiredName(args);
    return async (administration) => {
      await administration.disableUser(username);
      io.write(`User "${username}" cannot sign in any more; all sessions are signed out.\n`);
    };
  },
  enable: (args, io) => {
    const username = requiredName(args);
    return async (administration) => {
      await administration.enableUser(username);
      io.write(`User "${username}" can sign in again.\n`);
    };
  },
};

function knownVerb(verb: string | undefined): Verb {
  const known = VERBS.find((name) => name === verb);
  if (!known) throw new UsageError(`admin ${verb ?? ''}: which of ${VERBS.join(', ')}? See --help.`);
  return known;
}

function requiredName({ verb, username }: AdminArguments): string {
  if (username === undefined) throw new UsageError(`Which user? admin ${verb} <username>`);
  return username;
}

function requiredRole({ role }: AdminArguments): Role {
  const known = ROLES.find((name) => name === role);
  if (!known) throw new UsageError(`Which role? --role ${ROLES.join(' | ')}`);
  return known;
}

/** Not an argument, because arguments appear in the shell history and the process list. */
async function choosePassword(
  args: AdminArguments,
  administration: Administration,
  io: CliIo,
): Promise<{ password: string; generated: ReturnType<Administration['generatePassword']> | null }> {
  if (!args['password-stdin']) {
    const generated = administration.generatePassword();
    return { password: generated.password, generated };
  }
  const typed = await io.readStandardInput();
  return { password: typed.replace(/\r?\n$/, ''), generated: null };
}
