import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { createKeyedHash } from '../../keyed-hash.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  countAttempt,
  deleteAttempts,
  findBlockedUntil,
  isKnownNetwork,
  rememberNetwork,
  uncountAttempts,
} from './attempts.repository.ts';
import { slowedDown } from './auth.errors.ts';

/** Seconds to wait after the first attempt, the second, ...: four are free, from the fifth the wait doubles up to a minute. */
export const DELAYS_SECONDS = [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60] as const;
/** So many failures are a series, and the audit log tells of it. */
export const SERIES = 5;
export const LOGINS_PER_MINUTE = 20;

const FORGET_MS = 15 * MINUTE;
const KNOWN_NETWORK_MS = 30 * DAY;

export interface LoginPlace {
  readonly username: string;
  readonly network: string;
}

/** An attempt that was let through; it counts as a failure until it is told otherwise. */
export interface AdmittedAttempt {
  /** With this one; of this name from this network. */
  readonly count: number;
  readonly succeeded: (trx: Kysely<Schema>) => Promise<void>;
  /** It could not be made at all. */
  readonly uncount: () => Promise<void>;
}

/**
 * Slows guessing down and locks nobody out. Counted in the database, so that it holds over all replicas; refused attempts
 * are not counted, so that nobody can prolong another one's wait.
 */
export interface AttemptLimits {
  readonly admitLogin: (place: LoginPlace) => Promise<AdmittedAttempt>;
  readonly admitPasswordChange: (userId: string) => Promise<AdmittedAttempt>;
}

export interface AttemptLimitsDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly secret: string;
}

export function createAttemptLimits({ db, clock, secret }: AttemptLimitsDeps): AttemptLimits {
  const hash = createKeyedHash('sign-in attempts', secret);
  const keyOf = (...parts: readonly (string | number)[]) => hash(JSON.stringify(parts)).subarray(0, 16);
  const now = () => new Date(clock());

  /** All keys or none: what is refused leaves no trace. Answers the count of the first key. */
  const admit = (keys: readonly [Buffer, ...Buffer[]]): Promise<number> =>
    db.transaction().execute((trx) => countAll(trx, keys, now()));

  const admitted = (count: number, keys: readonly Buffer[]): AdmittedAttempt => ({
    count,
    succeeded: (trx) => deleteAttempts(trx, keys),
    uncount: () => uncountAttempts(db, keys, now()),
  });

  return {
    admitLogin: async ({ username, network }) => {
      await countOfNetwork(db, now(), (minute) => keyOf('network', network, minute));
      const place = keyOf('place', username, network);
      const known = keyOf('known', username, network);
      // Who has signed in from here before is not held up by those who guess elsewhere.
      const keys: [Buffer, ...Buffer[]] = (await isKnownNetwork(db, known, now()))
        ? [place]
        : [place, keyOf('name', username)];
      const attempt = admitted(await admit(keys), keys);
      return {
        ...attempt,
        succeeded: async (trx) => {
          await attempt.succeeded(trx);
          await rememberNetwork(trx, known, new Date(clock() + KNOWN_NETWORK_MS));
        },
      };
    },
    admitPasswordChange: async (userId) => {
      const key = keyOf('password change', userId);
      return admitted(await admit([key]), [key]);
    },
  };
}

/** For load runs. */
export const noAttemptLimits: AttemptLimits = {
  admitLogin: async () => NEVER_COUNTED,
  admitPasswordChange: async () => NEVER_COUNTED,
};

const NEVER_COUNTED: AdmittedAttempt = { count: 1, succeeded: async () => {}, uncount: async () => {} };

/** Whom the queue turns away has not tried. */
export async function uncountedWhenRefused<Result>(
  attempt: AdmittedAttempt,
  verify: () => Promise<Result>,
): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof AppError) await attempt.uncount();
    throw error;
  }
}

async function countAll(
  trx: Transaction<Schema>,
  keys: readonly [Buffer, ...Buffer[]],
  now: Date,
): Promise<number> {
  const forgetAt = new Date(now.getTime() + FORGET_MS);
  const counts: number[] = [];
  for (const key of keys) {
    const count = await countAttempt(trx, { key, now, delays: DELAYS_SECONDS, forgetAt });
    if (count === undefined) throw slowedDown(await secondsUntilFree(trx, key, now));
    counts.push(count);
  }
  return counts[0] ?? 0;
}

/** At most so many in each minute of the clock, whatever the names. */
async function countOfNetwork(
  db: Kysely<Schema>,
  now: Date,
  keyOf: (minute: number) => Buffer,
): Promise<void> {
  const minute = Math.floor(now.getTime() / MINUTE);
  const forgetAt = new Date((minute + 1) * MINUTE);
  const rest = (forgetAt.getTime() - now.getTime()) / 1000;
  const delays = [...Array<number>(LOGINS_PER_MINUTE - 1).fill(0), rest];
  const count = await countAttempt(db, { key: keyOf(minute), now, delays, forgetAt });
  if (count === undefined) throw slowedDown(Math.max(1, Math.ceil(rest)));
}

async function secondsUntilFree(db: Kysely<Schema>, key: Buffer, now: Date): Promise<number> {
  const until = await findBlockedUntil(db, key);
  return Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000));
}
