import { utcDay } from '@seller-toolbox/reference-data/days';
import { createHmac } from 'node:crypto';

/** HMAC-SHA-256, 32 bytes. */
export type KeyedHash = (text: string) => Buffer;

/** Derives the key of one purpose from the secret of the service. */
export function keyFor(purpose: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Hashes for one purpose; hashes of different purposes cannot be linked. */
export function createKeyedHash(purpose: string, secret: string): KeyedHash {
  const key = keyFor(purpose, secret);
  return (text) => createHmac('sha256', key).update(text).digest();
}

/** With a new key every UTC day, so that subjects cannot be linked across days. */
export function keyedHashOfDay(purpose: string, secret: string, now: number): KeyedHash {
  return createKeyedHash(`${purpose} ${utcDay(now)}`, secret);
}

/** With a new key every UTC month. */
export function keyedHashOfMonth(purpose: string, secret: string, now: number): KeyedHash {
  return createKeyedHash(`${purpose} ${new Date(now).toISOString().slice(0, 7)}`, secret);
}
