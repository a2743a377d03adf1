import { createKeyedHash } from '../../keyed-hash.ts';
import type { Clock } from '../../ports/clock.ts';

type SessionHash = (sessionId: string) => string;

/**
 * Turns the browser's session string into 64 bits that nobody without the key can lead back, with another key every UTC
 * month: who has the rows of two months cannot join them. As decimal text, because that is how the driver carries 64-bit
 * numbers.
 */
export function createSessionHash(secret: string, clock: Clock): SessionHash {
  let current: { readonly month: number; readonly hash: SessionHash } | undefined;
  return (sessionId) => {
    const now = new Date(clock());
    const month = now.getUTCFullYear() * 12 + now.getUTCMonth();
    if (current?.month !== month) current = { month, hash: hashOfMonth(secret, now) };
    return current.hash(sessionId);
  };
}

function hashOfMonth(secret: string, now: Date): SessionHash {
  const hash = createKeyedHash(`analytics session ${now.toISOString().slice(0, 7)}`, secret);
  return remembered((sessionId) => hash(sessionId).readBigInt64BE().toString());
}

/** Events of a batch are mostly of one session. */
function remembered(hash: SessionHash): SessionHash {
  let last = { sessionId: '', hash: hash('') };
  return (sessionId) => {
    if (sessionId !== last.sessionId) last = { sessionId, hash: hash(sessionId) };
    return last.hash;
  };
}
