import fastifyJwt, { type JWT } from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { keyFor } from '../../keyed-hash.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import { CLOCK_TOLERANCE_MS } from './clock-tolerance.ts';

const ISSUER = 'seller-toolbox';
const AUDIENCE = 'seller-toolbox-admin';
export const ACCESS_TOKEN_SECONDS = 10 * 60;

/** Claims of an access token: user and session, no permissions. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export interface AccessTokens {
  readonly issue: (of: Pick<AccessClaims, 'userId' | 'sessionId'>) => string;
  /** Null for an invalid or expired token. */
  readonly read: (token: string) => AccessClaims | null;
}

const claimsSchema = z.object({
  typ: z.literal('access'),
  sub: z.uuid(),
  sid: z.uuid(),
  jti: z.uuid(),
  iat: z.int(),
  exp: z.int(),
});
const REQUIRED_CLAIMS = ['iss', 'aud', ...Object.keys(claimsSchema.shape)];

const VERIFYING = {
  algorithms: ['HS256' as const],
  allowedIss: ISSUER,
  allowedAud: AUDIENCE,
  requiredClaims: REQUIRED_CLAIMS,
  cache: false,
};

/** Registers signing and verification with one algorithm and a key of its own. */
export async function registerJwt(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(fastifyJwt, {
    secret: keyFor('access tokens', secret),
    sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE },
    verify: VERIFYING,
  });
}

/** Issues and verifies access tokens by the clock of the service. */
export function createAccessTokens(jwt: JWT, clock: Clock, newId: NewId): AccessTokens {
  return {
    issue: ({ userId, sessionId }) => {
      const iat = Math.floor(clock() / 1000);
      const exp = iat + ACCESS_TOKEN_SECONDS;
      return jwt.sign({ typ: 'access', sub: userId, sid: sessionId, jti: newId(), iat, exp });
    },
    read: (token) => {
      // Options of a call replace the registered ones.
      const options = { ...VERIFYING, clockTimestamp: clock() };
      const claims = claimsSchema.safeParse(verifiedOrNull(() => jwt.verify(token, options)));
      if (!claims.success) return null;
      const { sub, sid, iat, exp } = claims.data;
      const now = clock();
      // The library accepts a token at the instant of its expiry, and one issued in the future.
      if (exp * 1000 <= now || iat * 1000 > now + CLOCK_TOLERANCE_MS) return null;
      return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
    },
  };
}

/** The verified claims; null for any error. */
function verifiedOrNull(verify: () => unknown): unknown {
  try {
    return verify();
  } catch {
    return null;
  }
}
