import { createHmac } from 'node:crypto';

/**
 * Turns the browser's session string into 64 bits that nobody without the key can lead back. As decimal text, because
 * that is how the driver carries 64-bit numbers.
 */
export function createSessionHash(secret: string): (sessionId: string) => string {
  const key = createHmac('sha256', secret).update('analytics session').digest();
  return (sessionId) => createHmac('sha256', key).update(sessionId).digest().readBigInt64BE().toString();
}
