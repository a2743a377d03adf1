import { ROLES, type Role } from '@seller-toolbox/contracts';
import * as z from 'zod';
import { listUsers } from './features/users/users.repository.ts';
import {
  createUser,
  disableUser,
  enableUser,
  resetPassword,
  setRole,
  type UsersDeps,
  type UserToCreate,
} from './features/users/users.service.ts';

/** A row of the user list. */
export interface ListedUser {
  readonly username: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly role: Role;
  readonly disabled: boolean;
  /** When the generated password expires; null if the user chose the password. */
  readonly signInUntil: string | null;
  readonly createdAt: string;
}

/** User management for the command line. All arguments survive JSON. */
export interface UserCalls {
  readonly createUser: (user: UserToCreate) => Promise<void>;
  readonly listUsers: () => Promise<ListedUser[]>;
  readonly resetPassword: (username: string, password: string, expiresAt: Date | null) => Promise<void>;
  readonly setRole: (username: string, role: Role) => Promise<void>;
  readonly disableUser: (username: string) => Promise<void>;
  readonly enableUser: (username: string) => Promise<void>;
}

export function createUserCalls(deps: UsersDeps): UserCalls {
  return {
    createUser: async (user) => void (await createUser(deps, user)),
    listUsers: async () =>
      (await listUsers(deps.db)).map((user) => ({
        username: user.username,
        fullName: user.full_name,
        email: user.email,
        role: user.role,
        disabled: user.disabled_at !== null,
        signInUntil: user.password_expires_at?.toISOString() ?? null,
        createdAt: user.created_at.toISOString(),
      })),
    resetPassword: (username, password, expiresAt) => resetPassword(deps, username, password, expiresAt),
    setRole: (username, role) => setRole(deps, username, role),
    disableUser: (username) => disableUser(deps, username),
    enableUser: (username) => enableUser(deps, username),
  };
}

const text = z.string();
const instant = z.iso.datetime().transform((written) => new Date(written));
const role = z.enum(ROLES);
const userToCreate = z.strictObject({
  username: text,
  password: text,
  passwordExpiresAt: instant.optional(),
  role,
  fullName: text.optional(),
  email: text.optional(),
});

/** A call as it travels over the socket. */
export const userCallSchema = z.discriminatedUnion('call', [
  z.object({ call: z.literal('createUser'), args: z.tuple([userToCreate]) }),
  z.object({ call: z.literal('listUsers'), args: z.tuple([]) }),
  z.object({ call: z.literal('resetPassword'), args: z.tuple([text, text, instant.nullable()]) }),
  z.object({ call: z.literal('setRole'), args: z.tuple([text, role]) }),
  z.object({ call: z.literal('disableUser'), args: z.tuple([text]) }),
  z.object({ call: z.literal('enableUser'), args: z.tuple([text]) }),
]);

export function performUserCall(
  calls: UserCalls,
  request: z.infer<typeof userCallSchema>,
): Promise<ListedUser[] | void> {
  switch (request.call) {
    case 'createUser':
      return calls.createUser(...request.args);
    case 'listUsers':
      return calls.listUsers();
    case 'resetPassword':
      return calls.resetPassword(...request.args);
    case 'setRole':
      return calls.setRole(...request.args);
    case 'disableUser':
      return calls.disableUser(...request.args);
    case 'enableUser':
      return calls.enableUser(...request.args);
  }
}
