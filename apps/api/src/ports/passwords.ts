import { createHash } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** Turns passwords into what may be stored, exactly as they were received. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<boolean>;
  /** Takes as long as `verify`, for a name that nobody has. */
  readonly verifyNothing: (password: string) => Promise<void>;
}

/** Argon2id (2) with 19 MiB, two passes, one lane: a choice of the OWASP password storage cheat sheet (2025). */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Any hash that was made with the same options: whether a password fits it is never told. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$rXkyHuxDldS2dveTv0r9ZQ$oUBHpfnu5Lxbjefi4EwrJNcSdCfQ/Myp3A/vZvaaEJY';

export const argon2Passwords: Passwords = {
  hash: (password) => hash(password, ARGON2ID),
  verify,
  verifyNothing: async (password) => {
    await verify(NOBODYS_HASH, password);
  },
};

/** Quick, and good for nothing but tests. */
export const fakePasswords: Passwords = {
  hash: async (password) => fakeHash(password),
  verify: async (stored, password) => stored === fakeHash(password),
  verifyNothing: async () => {},
};

function fakeHash(password: string): string {
  return `fake:${createHash('sha256').update(password).digest('hex')}`;
}

export interface QueueLimits {
  readonly atWork: number;
  readonly waiting: number;
  readonly longestWaitMs: number;
}

/** Two at work leave the other threads of Node to everybody else; whoever is not served soon is told so within two seconds. */
export const PASSWORD_QUEUE: QueueLimits = { atWork: 2, waiting: 50, longestWaitMs: 1_500 };

/**
 * Lets few passwords be hashed at the same time. Whoever finds the queue full gets the error `full` at once, whoever has
 * waited too long then.
 */
export function queuedPasswords(
  passwords: Passwords,
  full: () => Error,
  limits: QueueLimits = PASSWORD_QUEUE,
): Passwords {
  const places = createPlaces(limits, full);
  const queued = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await places.take();
    try {
      return await work();
    } finally {
      places.leave();
    }
  };
  return {
    hash: (password) => queued(() => passwords.hash(password)),
    verify: (stored, password) => queued(() => passwords.verify(stored, password)),
    verifyNothing: (password) => queued(() => passwords.verifyNothing(password)),
  };
}

function createPlaces({ atWork, waiting: mostWaiting, longestWaitMs }: QueueLimits, full: () => Error) {
  const waiting = new Set<() => void>();
  let free = atWork;
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting.delete(begin);
        reject(full());
      }, longestWaitMs);
      const begin = () => {
        clearTimeout(giveUp);
        resolve();
      };
      waiting.add(begin);
    });
  return {
    take: async (): Promise<void> => {
      if (free > 0) free--;
      else if (waiting.size >= mostWaiting) throw full();
      else await wait();
    },
    /** The place goes to whoever has waited longest. */
    leave: (): void => {
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
