import type { Clock } from './clock.ts';
import type { RandomBytes } from './random.ts';

/** Makes a new id: a UUIDv7, so that ids sort by the time they were made. */
export type NewId = () => string;

/** UUIDv7 of RFC 9562: 48 bits of milliseconds, then the version, the variant and 74 random bits. */
export function createIds(clock: Clock, random: RandomBytes): NewId {
  return () => {
    const bytes = Buffer.alloc(16);
    bytes.set(random(10), 6);
    bytes.writeUIntBE(clock(), 0, 6);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = bytes.toString('hex');
    return [0, 8, 12, 16, 20].map((from, part) => hex.slice(from, [8, 12, 16, 20, 32][part])).join('-');
  };
}

/** Counts: `00000000-0000-7000-8000-000000000001` and so on. */
export function createFakeIds(): NewId {
  let count = 0;
  return () => `00000000-0000-7000-8000-${String(++count).padStart(12, '0')}`;
}
