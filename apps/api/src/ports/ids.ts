import type { Clock } from './clock.ts';
import type { RandomBytes } from './random.ts';

/** Creates a UUIDv7; ids sort by creation time. */
export type NewId = () => string;

/** Random bytes are drawn for so many ids together, because each draw is expensive. */
const BATCHED_IDS = 128;
const RANDOM_BYTES = 10;

/** UUIDv7 of RFC 9562: 48 bits of milliseconds, then the version, the variant and 74 random bits. */
export function createIds(clock: Clock, random: RandomBytes): NewId {
  const bytes = Buffer.alloc(16);
  let randomPool: Uint8Array = new Uint8Array(0);
  let used = 0;
  return () => {
    if (used === randomPool.length) {
      randomPool = random(RANDOM_BYTES * BATCHED_IDS);
      used = 0;
    }
    bytes.set(randomPool.subarray(used, (used += RANDOM_BYTES)), 6);
    bytes.writeUIntBE(clock(), 0, 6);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
}

/** Counts: `00000000-0000-7000-8000-000000000001` and so on. */
export function createFakeIds(): NewId {
  let count = 0;
  return () => `00000000-0000-7000-8000-${String(++count).padStart(12, '0')}`;
}
