import { createHmac } from 'node:crypto';

/** 32 bytes that say nothing of the text to whoever does not have the key. */
export type KeyedHash = (text: string) => Buffer;

/** The key of one purpose: whoever has it knows neither the secret of the service nor the key of another purpose. */
export function keyFor(purpose: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Hashes for one purpose: those of different purposes cannot be joined. */
export function createKeyedHash(purpose: string, secret: string): KeyedHash {
  const key = keyFor(purpose, secret);
  return (text) => createHmac('sha256', key).update(text).digest();
}

/** The same with another key every UTC day: nobody can follow a subject from one day to the next. */
export function keyedHashOfDay(purpose: string, secret: string, now: number): KeyedHash {
  return createKeyedHash(`${purpose} ${new Date(now).toISOString().slice(0, 10)}`, secret);
}

/** The same with another key every UTC month. */
export function keyedHashOfMonth(purpose: string, secret: string, now: number): KeyedHash {
  return createKeyedHash(`${purpose} ${new Date(now).toISOString().slice(0, 7)}`, secret);
}
