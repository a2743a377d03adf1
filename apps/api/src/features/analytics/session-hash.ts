import { keyedHashOfMonth } from '../../keyed-hash.ts';

/** Of the browser's session string, as it is told at an instant. */
export type SessionHash = (sessionId: string, at: Date) => string;

/**
 * Turns the browser's session string into 64 bits that nobody without the key can lead back, with another key every UTC
 * month: who has the rows of two months cannot join them. As decimal text, because that is how the driver carries 64-bit
 * numbers.
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
  return remembered((sessionId) => hash(sessionId).readBigInt64BE().toString());
}

/** Events of a batch are mostly of one session. */
function remembered(hash: (sessionId: string) => string): (sessionId: string) => string {
  let last = { sessionId: '', hash: hash('') };
  return (sessionId) => {
    if (sessionId !== last.sessionId) last = { sessionId, hash: hash(sessionId) };
    return last.hash;
  };
}
