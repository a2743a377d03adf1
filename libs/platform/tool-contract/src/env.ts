/** All that may vary between two runs of an engine over the same input. */
export interface Env {
  /** The instant that "today" and "now" mean. */
  readonly now: Date;
  /** Uniform numbers in [0, 1). Seeded, so that a run can be repeated. */
  readonly random: () => number;
  /**
   * Maximum bytes of the output as JSON; Infinity where nothing limits it. An engine whose output can grow far beyond its
   * input counts while it lists, stops there, and reports in a finding what it left out.
   */
  readonly maxOutputBytes: number;
}

/** The environment as data, for a worker, the wire and the command line. */
export interface EnvData {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  readonly seed: number;
}

/**
 * Builds an environment: `random` is the mulberry32 generator started with `seed`. A seed that costs something to make
 * may be given as a function; it is called only if the engine draws a number.
 */
export function createEnv({
  now,
  seed,
  maxOutputBytes = Infinity,
}: {
  readonly now: number;
  readonly seed: number | (() => number);
  readonly maxOutputBytes?: number | undefined;
}): Env {
  let random: (() => number) | undefined;
  return {
    now: new Date(now),
    random: () => (random ??= seededRandom(typeof seed === 'function' ? seed() : seed))(),
    maxOutputBytes,
  };
}

/** mulberry32: 32 bits of state, every seed gives its own sequence. Not for secrets. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed made of the input (FNV-1a over its JSON), so that the same input gives the same sample data. */
export function seedFrom(input: unknown): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(input) ?? '')) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
