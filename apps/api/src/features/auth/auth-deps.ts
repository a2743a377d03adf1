import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import type { Passwords } from '../../ports/passwords.ts';
import type { AccessTokens } from './access-token.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { DeviceTokens } from './device-token.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import type { RefreshTokens } from './refresh-token.ts';
import type { StrictCookie } from './strict-cookie.ts';

export interface AuthDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Limited by a queue. */
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly deviceTokens: DeviceTokens;
  readonly limits: AttemptLimits;
}

export interface AuthRoutesDeps extends AuthDeps {
  readonly cookie: RefreshCookie;
  readonly deviceCookie: StrictCookie;
}
