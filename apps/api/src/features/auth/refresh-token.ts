import { createKeyedHash } from '../../keyed-hash.ts';
import type { RandomBytes } from '../../ports/random.ts';

export interface RefreshTokens {
  /** 256 random bits. */
  readonly first: () => string;
  /** Deterministic and keyed, so that a repeated refresh gives the same successor without storing it. */
  readonly successorOf: (token: string) => string;
  /** The stored form. A new secret invalidates all tokens. */
  readonly hashOf: (token: string) => Buffer;
}

const TOKEN_BYTES = 32;

export function createRefreshTokens(secret: string, random: RandomBytes): RefreshTokens {
  const next = createKeyedHash('refresh tokens', secret);
  const stored = createKeyedHash('stored refresh tokens', secret);
  return {
    first: () => Buffer.from(random(TOKEN_BYTES)).toString('base64url'),
    successorOf: (token) => next(token).toString('base64url'),
    hashOf: stored,
  };
}
