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

export interface LoginOrigin {
  readonly username: string;
  readonly network: string;
  /** Id of a device in which this user signed in before. */
  readonly device: string | undefined;
}

/** An admitted attempt. It counts as a failure unless `succeeded` or `refund` is called. */
export interface AdmittedAttempt {
  /**
   * The series that a failure of this attempt completes: REPEATED_FAILURES of one name from one network or device
   * (`place`), or from several networks together (`name`).
   */
  readonly series: 'place' | 'name' | null;
  /** One of the first REPEATED_FAILURES attempts of its place and of its name. */
  readonly isEarly: boolean;
  readonly succeeded: (trx: Kysely<Schema>) => Promise<void>;
  /** The attempt could not be made. */
  readonly refund: () => Promise<void>;
}

/**
 * Slows down guessing without lockout. Counted in the database for all replicas. Rejected attempts are not counted, so
 * that an attacker cannot prolong the wait of the owner. A known device is counted by itself, a known network without the
 * guesses from other networks.
 */
export interface AttemptLimits {
  readonly admitLogin: (origin: LoginOrigin) => Promise<AdmittedAttempt>;
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

  /** Counts all keys or none: first that of the place, then, if any, that of the name. */
  const admit = async (keys: readonly Buffer[]): Promise<AdmittedAttempt> => {
    const [ofPlace, ofName = 0] = await db.transaction().execute((trx) => countAll(trx, keys, now()));
    return {
      series: seriesOf(ofPlace, ofName),
      isEarly: Math.max(ofPlace ?? 0, ofName) <= REPEATED_FAILURES,
      succeeded: (trx) => deleteAttempts(trx, keys),
      refund: () => refundAttempts(db, keys, now()),
    };
  };

  /** Of an attempt without a known device. */
  const keysOfNetwork = async (username: string, network: string, known: Buffer): Promise<Buffer[]> => {
    await countOfMinute(db, now(), (minute) => keyOf('network', network, minute));
    const place = keyOf('place', username, network);
    return (await isKnownNetwork(db, known, now())) ? [place] : [place, keyOf('name', username)];
  };

  const keysOfDevice = async (username: string, device: string): Promise<Buffer[]> => {
    await countOfMinute(db, now(), (minute) => keyOf('device minute', device, minute));
    return [keyOf('device', username, device)];
  };

  return {
    admitLogin: async ({ username, network, device }) => {
      const known = keyOf('known', username, network);
      const attempt = await admit(
        device === undefined
          ? await keysOfNetwork(username, network, known)
          : await keysOfDevice(username, device),
      );
      return {
        ...attempt,
        succeeded: async (trx) => {
          await attempt.succeeded(trx);
          await rememberNetwork(trx, known, new Date(clock() + KNOWN_NETWORK_TTL_MS));
        },
      };
    },
    admitPasswordChange: (userId) => admit([keyOf('password change', userId)]),
  };
}

/** For load tests. */
export const noAttemptLimits: AttemptLimits = {
  admitLogin: async () => NEVER_COUNTED,
  admitPasswordChange: async () => NEVER_COUNTED,
};

const NEVER_COUNTED: AdmittedAttempt = {
  series: null,
  isEarly: false,
  succeeded: async () => {},
  refund: async () => {},
};

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

/** Failures of a place are reported once; those of a name again and again, because the first may have been of one place. */
function seriesOf(ofPlace: number | undefined, ofName: number): AdmittedAttempt['series'] {
  if (ofPlace === REPEATED_FAILURES) return 'place';
  return ofName > 0 && ofName % REPEATED_FAILURES === 0 ? 'name' : null;
}

async function countAll(trx: Transaction<Schema>, keys: readonly Buffer[], now: Date): Promise<number[]> {
  const forgetAt = new Date(now.getTime() + ATTEMPT_TTL_MS);
  const counts: number[] = [];
  for (const key of keys) {
    const count = await countAttempt(trx, { key, now, delays: DELAYS_SECONDS, forgetAt });
    if (count === undefined) throw slowedDown(await secondsUntilFree(trx, key, now));
    counts.push(count);
  }
  return counts;
}

/** Limits sign-ins per network, or known device, and clock minute; a success is not taken back. */
async function countOfMinute(
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
