import { createKeyedHash } from '../../keyed-hash.ts';

/**
 * Turns the browser's session string into 64 bits that nobody without the key can lead back. As decimal text, because
 * that is how the driver carries 64-bit numbers.
 */
export function createSessionHash(secret: string): (sessionId: string) => string {
  const hash = createKeyedHash('analytics session', secret);
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
