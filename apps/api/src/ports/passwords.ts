import { createHash } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** Hashes and verifies passwords, without normalizing them. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<boolean>;
  /** Takes as long as `verify`; for unknown names. */
  readonly verifyDummy: (password: string) => Promise<void>;
}

/** Argon2id (2) with 19 MiB, two passes, one lane: a choice of the OWASP password storage cheat sheet (2025). */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Any hash with the same options, for `verifyDummy`. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$rXkyHuxDldS2dveTv0r9ZQ$oUBHpfnu5Lxbjefi4EwrJNcSdCfQ/Myp3A/vZvaaEJY';

export const argon2Passwords: Passwords = {
  hash: (password) => hash(password, ARGON2ID),
  verify,
  verifyDummy: async (password) => {
    await verify(DUMMY_HASH, password);
  },
};

/** For tests only. */
export const fakePasswords: Passwords = {
  hash: async (password) => fakeHash(password),
  verify: async (stored, password) => stored === fakeHash(password),
  verifyDummy: async () => {},
};

function fakeHash(password: string): string {
  return `fake:${createHash('sha256').update(password).digest('hex')}`;
}

export interface QueueLimits {
  readonly atWork: number;
  readonly waiting: number;
  readonly maxWaitMs: number;
}

/** Two concurrent hashes leave the other threads of Node free; excess callers get an error within two seconds. */
export const PASSWORD_QUEUE: QueueLimits = { atWork: 2, waiting: 50, maxWaitMs: 1_500 };

/**
 * Limits concurrent hashing. Throws the error of `full` if the queue is full, or after waiting too long.
 */
export function queuedPasswords(
  passwords: Passwords,
  full: () => Error,
  limits: QueueLimits = PASSWORD_QUEUE,
): Passwords {
  const slots = createSlots(limits, full);
  const queued = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await slots.acquire();
    try {
      return await work();
    } finally {
      slots.release();
    }
  };
  return {
    hash: (password) => queued(() => passwords.hash(password)),
    verify: (stored, password) => queued(() => passwords.verify(stored, password)),
    verifyDummy: (password) => queued(() => passwords.verifyDummy(password)),
  };
}

function createSlots({ atWork, waiting: maxWaiting, maxWaitMs }: QueueLimits, full: () => Error) {
  const waiting = new Set<() => void>();
  let free = atWork;
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting.delete(begin);
        reject(full());
      }, maxWaitMs);
      const begin = () => {
        clearTimeout(giveUp);
        resolve();
      };
      waiting.add(begin);
    });
  return {
    acquire: async (): Promise<void> => {
      if (free > 0) free--;
      else if (waiting.size >= maxWaiting) throw full();
      else await wait();
    },
    /** Passes the slot to the longest waiting caller. */
    release: (): void => {
      const [next] = waiting;
      if (!next) {
        free++;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
}
