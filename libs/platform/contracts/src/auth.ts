import * as z from 'zod/mini';
import { MAX_PASSWORD_LENGTH } from './password-rules.ts';
import { storedText } from './stored-text.ts';

/** In ascending order; each role includes the ones before. */
export const ROLES = ['viewer', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Value of `x-requested-with` for refresh and logout by cookie; other sites cannot set this header. */
export const REQUESTED_WITH = 'seller-toolbox';

/** The signed-in user. */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** Expiry of an unchanged generated password, ISO 8601. */
  password_expires_at: z.optional(z.string()),
});
export type User = z.infer<typeof userSchema>;

const password = z.string().check(z.maxLength(MAX_PASSWORD_LENGTH));

/** `POST /auth/login`. The name is trimmed and case-insensitive. An empty field is `auth.credentials-missing`. */
export const loginSchema = z.object({
  username: storedText(128),
  password,
  /** True: signed in for 30 days; else for 12 hours and at most until the browser is closed. */
  remember_me: z.optional(z.boolean()),
});
export type Login = z.infer<typeof loginSchema>;

/** The answer of `POST /auth/login` and `/auth/refresh`. The refresh token is set as a cookie as well. */
export const signedInSchema = z.object({
  /** A bearer token for 10 minutes. */
  access_token: z.string(),
  /** Single use; reuse within 10 seconds returns the same successor, later it ends the session. */
  refresh_token: z.string(),
  user: userSchema,
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** `POST /auth/refresh` and `/auth/logout`: without a token in the body, the cookie is used. */
export const refreshTokenSchema = z.nullish(
  z.object({ refresh_token: z.optional(z.nullable(z.string().check(z.maxLength(512)))) }),
);

/** `POST /auth/logout`. */
export const signedOutSchema = z.object({ signed_out: z.literal(true) });

/** `GET /auth/me`. */
export const meSchema = z.object({ user: userSchema });

/** `GET /auth/verify`. */
export const verifiedSchema = z.object({
  user: userSchema,
  /** When the access token ends, ISO 8601. */
  expires_at: z.string(),
});

/** `POST /auth/change-password`: the rules are `passwordChangeProblems`, and `too-common` by the service. Ends every session, including this one. */
export const changePasswordSchema = z.object({
  current_password: password,
  new_password: password,
  confirm_password: password,
});

/** A row of `GET /auth/sessions`: an active session. Times are ISO 8601. */
export const sessionRowSchema = z.object({
  id: z.uuid(),
  /** Browser and system, such as `Firefox, Windows`; null if unknown. */
  device: z.nullable(z.string()),
  created_at: z.string(),
  /** Time of the last refresh, up to 10 minutes old. */
  last_used_at: z.string(),
  expires_at: z.string(),
  /** Whether this is the session of the caller. */
  current: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionRowSchema>;
export const sessionRowsSchema = z.array(sessionRowSchema);

/** `DELETE /auth/sessions/{id}`: a session of the caller. */
export const sessionParamsSchema = z.object({ id: z.uuid() });
