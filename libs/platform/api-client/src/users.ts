import {
  endedSessionsSchema,
  oneTimePasswordSchema,
  userRowSchema,
  userRowsSchema,
  type OneTimePassword,
  type UserChange,
  type UserInput,
  type UserRow,
  type UsersQuery,
} from '@seller-toolbox/contracts/users';
import { callApi, type CallOptions } from './call-api.ts';
import { callList, queryOf, type ListPage } from './call-list.ts';

/** The users by name. */
export function listUsers(query: UsersQuery, options: CallOptions = {}): Promise<ListPage<UserRow>> {
  return callList({ path: `/users${queryOf({ ...query })}` }, userRowsSchema, options);
}

/** Creates a user; only the answer contains the password. */
export function createUser(input: UserInput, options: CallOptions = {}): Promise<OneTimePassword> {
  return callApi({ path: '/users', method: 'POST', body: input }, oneTimePasswordSchema, options);
}

export function changeUser(
  { id, ...change }: UserChange & { readonly id: string },
  options: CallOptions = {},
): Promise<UserRow> {
  return callApi({ path: `/users/${id}`, method: 'PATCH', body: change }, userRowSchema, options);
}

/** Sets a one-time password and ends the sessions; only the answer contains the password. */
export function resetPassword(id: string, options: CallOptions = {}): Promise<OneTimePassword> {
  return callApi(
    { path: `/users/${id}/reset-password`, method: 'POST', body: {} },
    oneTimePasswordSchema,
    options,
  );
}

/** Ends every session of a user; null: of all users, except this session. Returns how many. */
export async function endUserSessions(id: string | null, options: CallOptions = {}): Promise<number> {
  const path = id === null ? '/users/sessions' : `/users/${id}/sessions`;
  const { ended } = await callApi({ path, method: 'DELETE' }, endedSessionsSchema, options);
  return ended;
}
