import { createHmac } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import * as z from 'zod/mini';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';

const ISSUER = 'seller-toolbox';
const AUDIENCE = 'seller-toolbox-admin';
export const ACCESS_TOKEN_SECONDS = 10 * 60;

/** What an access token says: whose sign-in it belongs to, never what the user may do. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export interface AccessTokens {
  readonly issue: (of: Pick<AccessClaims, 'userId' | 'sessionId'>) => string;
  /** Null for whatever is not one of ours that still holds. */
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

/** Signs and reads with one algorithm and the service's own clock. */
export function createAccessTokens(secret: string, clock: Clock, newId: NewId): AccessTokens {
  const key = createHmac('sha256', secret).update('access tokens').digest();
  const sign = createSigner({ key, algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE });
  const verify = (token: string): unknown =>
    createVerifier({
      key,
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: REQUIRED_CLAIMS,
      clockTimestamp: clock(),
      cache: false,
    })(token);
  return {
    issue: ({ userId, sessionId }) => {
      const iat = Math.floor(clock() / 1000);
      const exp = iat + ACCESS_TOKEN_SECONDS;
      return sign({ typ: 'access', sub: userId, sid: sessionId, jti: newId(), iat, exp });
    },
    read: (token) => {
      const claims = claimsSchema.safeParse(verifiedOrNull(() => verify(token)));
      if (!claims.success) return null;
      const { sub, sid, exp } = claims.data;
      // The library lets a token in at the very instant of its end.
      if (exp * 1000 <= clock()) return null;
      return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
    },
  };
}

/** Whatever is wrong with a token, its bearer is not let in. */
function verifiedOrNull(verify: () => unknown): unknown {
  try {
    return verify();
  } catch {
    return null;
  }
}
