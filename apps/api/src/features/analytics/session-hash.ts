import { keyedHashOfMonth } from '../../keyed-hash.ts';

/** Hashes a session string received at an instant. */
export type SessionHash = (sessionId: string, at: Date) => string;

/**
 * Hashes session strings to 64 bits, with a new key every UTC month, so that sessions cannot be linked across months. The
 * hash is decimal text, as the driver carries 64-bit numbers.
 */
export function createSessionHash(secret: string): SessionHash {
  let current: { readonly month: number; readonly hash: (sessionId: string) => string } | undefined;
  return (sessionId, at) => {
    const month = at.getUTCFullYear() * 12 + at.getUTCMonth();
    if (current?.month !== month) current = { month, hash: hashOfMonth(secret, at) };
    return current.hash(sessionId);
  };
}

function hashOfMonth(secret: string, at: Date): (sessionId: string) => string {
  const hash = keyedHashOfMonth('analytics session', secret, at.getTime());
  return memoizeLast((sessionId) => hash(sessionId).readBigInt64BE().toString());
}

/** Most events of a batch belong to one session. */
function memoizeLast(hash: (sessionId: string) => string): (sessionId: string) => string {
  let last = { sessionId: '', hash: hash('') };
  return (sessionId) => {
    if (sessionId !== last.sessionId) last = { sessionId, hash: hash(sessionId) };
    return last.hash;
  };
}
