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
  readonly max: number;
  /** Windows begin at whole multiples of it since midnight UTC, so a day has to hold it without a rest. */
  readonly windowMs: number;
  /** What happens while nobody can count. */
  readonly whenUnknown: 'closed' | 'open';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Beside the limit in memory, which keeps floods from the database. */
    exactLimit?: ExactLimit;
  }
}

export interface ExactLimitDeps {
  readonly limits: LimitStore;
  readonly clock: Clock;
  /** See `createNetworkHash`. */
  readonly hashNetwork: (address: string) => string;
}

/** Holds the routes that declare an exact limit to it. What was refused before, as malformed or unsigned, is not counted. */
export function registerExactLimit(
  app: FastifyInstance,
  { limits, clock, hashNetwork }: ExactLimitDeps,
): void {
  app.addHook('onRoute', ({ config, url }) => {
    const windowMs = config?.exactLimit?.windowMs ?? DAY;
    if (DAY % windowMs !== 0) throw new Error(`${url} has a limit whose window does not fit into a day`);
  });
  app.addHook('preHandler', async (request) => {
    const { exactLimit } = request.routeOptions.config;
    if (!exactLimit) return;
    const limit = windowOf(exactLimit, hashNetwork(request.ip), clock());
    const verdict = await limits.take([limit]);
    if (verdict === 'refused') throw rateLimited(secondsUntil(limit.endsAt, clock()));
    if (verdict === 'unknown' && exactLimit.whenUnknown === 'closed') throw unavailable();
  });
}

/** The counter of a subject in the window that an instant lies in. */
export function windowOf(
  { name, max, windowMs }: Pick<ExactLimit, 'name' | 'max' | 'windowMs'>,
  subject: string,
  now: number,
): Limit {
  const begin = Math.floor(now / windowMs) * windowMs;
  return { key: `${name} ${new Date(begin).toISOString()} ${subject}`, max, endsAt: begin + windowMs };
}

/** Whole seconds, at least one. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1000));
}

/** Turns the network of an address into a text that nobody can lead back; with another key every UTC day. */
export function createNetworkHash(secret: string, clock: Clock): (address: string) => string {
  return (address) => {
    const hash = keyedHashOfDay('network', secret, clock());
    return hash(networkOf(address)).toString('base64url').slice(0, 22);
  };
}
