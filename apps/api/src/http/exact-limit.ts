import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { keyedHashOfDay } from '../keyed-hash.ts';
import type { Clock } from '../ports/clock.ts';
import type { Limit, LimitStore } from '../ports/limit-store.ts';
import { networkOf } from './rate-limit.ts';
import { rateLimited, unavailable } from './request.errors.ts';

/** Calls of one network within a window, counted over all replicas. */
export interface ExactLimit {
  /** Unique among the limits of the service. */
  readonly name: string;
  readonly max: number | (() => number);
  /** Windows start at multiples since midnight UTC, so it must divide a day. */
  readonly windowMs: number;
  /** Whether calls pass while the store is unavailable. */
  readonly whenUnknown: 'closed' | 'open';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In addition to the limit in memory, which protects the database from floods; the shortest window first. */
    exactLimits?: readonly ExactLimit[];
  }
}

export interface ExactLimitDeps {
  readonly limits: LimitStore;
  readonly clock: Clock;
  /** See `createNetworkHash`. */
  readonly hashNetwork: (address: string) => string;
}

/** Enforces the exact limits of routes. Calls that were rejected earlier, for example as invalid, are not counted. */
export function registerExactLimit(
  app: FastifyInstance,
  { limits, clock, hashNetwork }: ExactLimitDeps,
): void {
  app.addHook('onRoute', ({ config, url }) => {
    for (const { windowMs } of config?.exactLimits ?? [])
      if (DAY % windowMs !== 0)
        throw new Error(`${url} has a limit with a window that does not divide a day`);
  });
  app.addHook('preHandler', async (request) => {
    // One after the other, so that the answer names the wait for the one that is exhausted.
    for (const exactLimit of request.routeOptions.config.exactLimits ?? []) {
      const limit = windowOf(exactLimit, hashNetwork(request.ip), clock());
      const verdict = await limits.take([limit]);
      if (verdict === 'refused') throw rateLimited(secondsUntil(limit.endsAt, clock()));
      if (verdict === 'unknown' && exactLimit.whenUnknown === 'closed') throw unavailable();
    }
  });
}

/** The counter of a subject in the window that contains `now`. */
export function windowOf(
  { name, max, windowMs }: Pick<ExactLimit, 'name' | 'max' | 'windowMs'>,
  subject: string,
  now: number,
): Limit {
  const begin = Math.floor(now / windowMs) * windowMs;
  return {
    key: `${name} ${new Date(begin).toISOString()} ${subject}`,
    max: typeof max === 'number' ? max : max(),
    endsAt: begin + windowMs,
  };
}

/** Whole seconds, at least one. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1000));
}

/** Hashes the network of an address, with a new key every UTC day. */
export function createNetworkHash(secret: string, clock: Clock): (address: string) => string {
  return (address) => {
    const hash = keyedHashOfDay('network', secret, clock());
    return hash(networkOf(address)).toString('base64url').slice(0, 22);
  };
}
