import * as z from 'zod/mini';
import { ROLES } from './auth.ts';
import { emailAddressSchema } from './email-address.ts';
import { pageQuerySchema } from './pagination.ts';
import { fitsCharacters, isPresent, storedText } from './stored-text.ts';

/** `pending`: the one-time password has not been changed yet; `expired`: it was not changed in time. */
export const USER_STATES = ['active', 'pending', 'expired', 'disabled'] as const;
export type UserState = (typeof USER_STATES)[number];

export const MAX_FULL_NAME = 80;

/** 2 to 64 Latin letters, digits and `. _ @ -`, trimmed and in lower case: names are compared regardless of case. */
export const usernameSchema = storedText(128).check(
  z.trim(),
  z.toLowerCase(),
  isPresent(),
  z.regex(/^[a-z0-9][a-z0-9._@-]{1,63}$/),
);

const fullName = storedText(4 * MAX_FULL_NAME).check(z.trim(), isPresent(), fitsCharacters(MAX_FULL_NAME));

/** The query of `GET /users`. */
export const usersQuerySchema = z.object({
  ...pageQuerySchema.shape,
  role: z.optional(z.enum(ROLES)),
  state: z.optional(z.enum(USER_STATES)),
});
export type UsersQuery = z.infer<typeof usersQuerySchema>;

/** A row of `GET /users`. Times are ISO 8601. */
export const userRowSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(ROLES),
  state: z.enum(USER_STATES),
  /** Null: never. */
  last_sign_in_at: z.nullable(z.string()),
  /** Expiry of the unchanged one-time password. */
  password_expires_at: z.nullable(z.string()),
  active_sessions: z.number(),
  created_at: z.string(),
});
export type UserRow = z.infer<typeof userRowSchema>;
export const userRowsSchema = z.array(userRowSchema);

/** `POST /users`. The service makes the password. */
export const userInputSchema = z.object({
  username: usernameSchema,
  /** Default: the username. */
  full_name: z.optional(fullName),
  email: z.optional(emailAddressSchema),
  role: z.enum(ROLES),
});
export type UserInput = z.infer<typeof userInputSchema>;

/** `PATCH /users/{id}`: what is left out stays. */
export const userChangeSchema = z.object({
  full_name: z.optional(fullName),
  /** Null removes it. */
  email: z.optional(z.nullable(emailAddressSchema)),
  role: z.optional(z.enum(ROLES)),
  /** True: cannot sign in, and every session ends. */
  disabled: z.optional(z.boolean()),
});
export type UserChange = z.infer<typeof userChangeSchema>;

/** `POST /users/{id}/reset-password` takes no fields. */
export const resetPasswordSchema = z.nullish(z.object({}));

/** The answer of `POST /users` and `POST /users/{id}/reset-password`. */
export const oneTimePasswordSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  /** Only in this answer; must be changed at the first sign-in. */
  password: z.string(),
  expires_at: z.string(),
});
export type OneTimePassword = z.infer<typeof oneTimePasswordSchema>;

export const userParamsSchema = z.object({ id: z.uuid() });

/** The answer of `DELETE /users/sessions` and `DELETE /users/{id}/sessions`: how many ended. */
export const endedSessionsSchema = z.object({ ended: z.number() });
