import type { JWT } from '@fastify/jwt';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import { queuedPasswords, type Passwords } from '../../ports/passwords.ts';
import type { RandomBytes } from '../../ports/random.ts';
import { createAccessTokens } from './access-token.ts';
import { createAttemptLimits, noAttemptLimits } from './attempt-limits.ts';
import type { AuthRoutesDeps } from './auth-deps.ts';
import { busy } from './auth.errors.ts';
import { createDeviceTokens } from './device-token.ts';
import { createRefreshCookie } from './refresh-cookie.ts';
import { createRefreshTokens } from './refresh-token.ts';
import { createStrictCookie } from './strict-cookie.ts';

export interface AuthInit {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly random: RandomBytes;
  readonly passwords: Passwords;
  readonly secret: string;
  readonly settings: { readonly rateLimits: boolean; readonly isPublicHttps: boolean };
}

/** The dependencies of the auth routes, with a separate key per purpose. */
export function createAuth(init: AuthInit, jwt: JWT): AuthRoutesDeps {
  const { db, clock, newId, random, secret, settings } = init;
  return {
    db,
    clock,
    newId,
    passwords: queuedPasswords(init.passwords, busy),
    accessTokens: createAccessTokens(jwt, clock, newId),
    refreshTokens: createRefreshTokens(secret, random),
    deviceTokens: createDeviceTokens(secret, clock, random),
    limits: settings.rateLimits ? createAttemptLimits({ db, clock, secret }) : noAttemptLimits,
    cookie: createRefreshCookie(settings.isPublicHttps),
    deviceCookie: createStrictCookie('device', settings.isPublicHttps),
  };
}
