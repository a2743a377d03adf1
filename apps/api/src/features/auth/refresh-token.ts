import { createKeyedHash } from '../../keyed-hash.ts';
import type { RandomBytes } from '../../ports/random.ts';

export interface RefreshTokens {
  /** 256 bits of chance, opaque to everybody. */
  readonly first: () => string;
  /** Always the same for the same token, and only for who has the key: a repeated refresh needs no memory of the answer. */
  readonly successorOf: (token: string) => string;
  /** As it is stored; with another secret of the service nobody's token is found any more. */
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
