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
  refundAttempts,
} from './attempts.repository.ts';
import { slowedDown } from './auth.errors.ts';

/** Seconds to wait after each attempt: none after the first four, then doubling up to a minute. */
export const DELAYS_SECONDS = [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60] as const;
/** The audit log records so many failures in a row. */
export const REPEATED_FAILURES = 5;
export const LOGINS_PER_MINUTE = 20;

const ATTEMPT_TTL_MS = 15 * MINUTE;
const KNOWN_NETWORK_TTL_MS = 30 * DAY;

export interface LoginPlace {
  readonly username: string;
  readonly network: string;
}

/** An admitted attempt. It counts as a failure unless `succeeded` or `refund` is called. */
export interface AdmittedAttempt {
  /** Attempts of this name from this network, including this one. */
  readonly count: number;
  readonly succeeded: (trx: Kysely<Schema>) => Promise<void>;
  /** The attempt could not be made. */
  readonly refund: () => Promise<void>;
}

/**
 * Slows down guessing without lockout. Counted in the database for all replicas. Rejected attempts are not counted, so
 * that an attacker cannot prolong the wait of the owner.
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

  /** Counts all keys or none; returns the count of the first. */
  const admit = (keys: readonly [Buffer, ...Buffer[]]): Promise<number> =>
    db.transaction().execute((trx) => countAll(trx, keys, now()));

  const admitted = (count: number, keys: readonly Buffer[]): AdmittedAttempt => ({
    count,
    succeeded: (trx) => deleteAttempts(trx, keys),
    refund: () => refundAttempts(db, keys, now()),
  });

  return {
    admitLogin: async ({ username, network }) => {
      await countOfNetwork(db, now(), (minute) => keyOf('network', network, minute));
      const place = keyOf('place', username, network);
      const known = keyOf('known', username, network);
      // A known network is not delayed by guesses from other networks.
      const keys: [Buffer, ...Buffer[]] = (await isKnownNetwork(db, known, now()))
        ? [place]
        : [place, keyOf('name', username)];
      const attempt = admitted(await admit(keys), keys);
      return {
        ...attempt,
        succeeded: async (trx) => {
          await attempt.succeeded(trx);
          await rememberNetwork(trx, known, new Date(clock() + KNOWN_NETWORK_TTL_MS));
        },
      };
    },
    admitPasswordChange: async (userId) => {
      const key = keyOf('password change', userId);
      return admitted(await admit([key]), [key]);
    },
  };
}

/** For load tests. */
export const noAttemptLimits: AttemptLimits = {
  admitLogin: async () => NEVER_COUNTED,
  admitPasswordChange: async () => NEVER_COUNTED,
};

const NEVER_COUNTED: AdmittedAttempt = { count: 1, succeeded: async () => {}, refund: async () => {} };

/** Refunds the attempt if `verify` is rejected, for example by the full password queue. */
export async function refundIfRejected<Result>(
  attempt: AdmittedAttempt,
  verify: () => Promise<Result>,
): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof AppError) await attempt.refund();
    throw error;
  }
}

async function countAll(
  trx: Transaction<Schema>,
  keys: readonly [Buffer, ...Buffer[]],
  now: Date,
): Promise<number> {
  const forgetAt = new Date(now.getTime() + ATTEMPT_TTL_MS);
  const counts: number[] = [];
  for (const key of keys) {
    const count = await countAttempt(trx, { key, now, delays: DELAYS_SECONDS, forgetAt });
    if (count === undefined) throw slowedDown(await secondsUntilFree(trx, key, now));
    counts.push(count);
  }
  return counts[0] ?? 0;
}

/** Limits sign-ins per network and clock minute, for all names together. */
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
