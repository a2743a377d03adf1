import {
  REQUESTED_WITH,
  sessionRowsSchema,
  signedInSchema,
  signedOutSchema,
  type Login,
  type SessionRow,
  type SignedIn,
} from '@seller-toolbox/contracts/auth';
import type { PasswordChange } from '@seller-toolbox/contracts/password-rules';
import { callApi, type CallOptions } from './call-api.ts';

/** Marks requests of this site; without it the service ignores the cookie. */
const SAME_SITE_HEADERS = { 'x-requested-with': REQUESTED_WITH };

/** Signs in. The refresh token is set as an HttpOnly cookie. */
export function login(input: Login, options: CallOptions = {}): Promise<SignedIn> {
  return callApi({ path: '/auth/login', method: 'POST', body: input }, signedInSchema, options);
}

/** Gets a new access token with the cookie. */
export function refreshByCookie(options: CallOptions = {}): Promise<SignedIn> {
  return callApi(
    { path: '/auth/refresh', method: 'POST', body: {}, headers: SAME_SITE_HEADERS },
    signedInSchema,
    options,
  );
}

/** Ends the session of the access token, else that of the cookie. */
export async function logout(options: CallOptions = {}): Promise<void> {
  await callApi(
    { path: '/auth/logout', method: 'POST', body: {}, headers: SAME_SITE_HEADERS },
    signedOutSchema,
    options,
  );
}

/** Changes the password of the user and ends all sessions. */
export async function changePassword(input: PasswordChange, options: CallOptions = {}): Promise<void> {
  await callApi({ path: '/auth/change-password', method: 'POST', body: input }, signedOutSchema, options);
}

/** The active sessions of the user. */
export function listSessions(options: CallOptions = {}): Promise<SessionRow[]> {
  return callApi({ path: '/auth/sessions' }, sessionRowsSchema, options);
}

/** Ends a session of the user. */
export async function endSession(id: string, options: CallOptions = {}): Promise<void> {
  await callApi({ path: `/auth/sessions/${id}`, method: 'DELETE' }, signedOutSchema, options);
}
