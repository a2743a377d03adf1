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

/** Says that a page of this site asks; without it the service reads no cookie. */
const OWN_PAGE = { 'x-requested-with': REQUESTED_WITH };

/** Signs in. The browser keeps the refresh token as a cookie that no script reads. */
export function login(input: Login, options: CallOptions = {}): Promise<SignedIn> {
  return callApi({ path: '/auth/login', method: 'POST', body: input }, signedInSchema, options);
}

/** Gets another access token by the cookie. */
export function refreshByCookie(options: CallOptions = {}): Promise<SignedIn> {
  return callApi(
    { path: '/auth/refresh', method: 'POST', body: {}, headers: OWN_PAGE },
    signedInSchema,
    options,
  );
}

/** Ends the session of the access token or, without one, of the cookie. */
export async function logout(options: CallOptions = {}): Promise<void> {
  await callApi(
    { path: '/auth/logout', method: 'POST', body: {}, headers: OWN_PAGE },
    signedOutSchema,
    options,
  );
}

/** Changes the own password; every session ends with it. */
export async function changePassword(input: PasswordChange, options: CallOptions = {}): Promise<void> {
  await callApi({ path: '/auth/change-password', method: 'POST', body: input }, signedOutSchema, options);
}

/** The own sign-ins that have not ended. */
export function listSessions(options: CallOptions = {}): Promise<SessionRow[]> {
  return callApi({ path: '/auth/sessions' }, sessionRowsSchema, options);
}

/** Ends one of the own sign-ins. */
export async function endSession(id: string, options: CallOptions = {}): Promise<void> {
  await callApi({ path: `/auth/sessions/${id}`, method: 'DELETE' }, signedOutSchema, options);
}
