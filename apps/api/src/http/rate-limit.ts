import rateLimit from '@fastify/rate-limit';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isIPv4 } from 'node:net';
import { rateLimited } from './request.errors.ts';

/** Calls a minute from one network that have no limit of their own, all together: pages, files, reads. A visit needs some dozens. */
export const READS_PER_MINUTE = 6_000;

/** Calls a minute from one network, of each kind. */
export const WRITES_PER_MINUTE = {
  events: 300,
  runs: 600,
  batches: 120,
  views: 120,
  feedback: 10,
  ai: 120,
  patents: 120,
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls from one network that the route accepts; default: it shares READS_PER_MINUTE. */
    callsPerMinute?: number;
    /** Routes with the same name share their `callsPerMinute`; default: the route has its own. */
    sharedLimit?: string;
  }
}

/** Health checks come often, all from one address. */
export function isUnlimited(route: string): boolean {
  return /\/health(?:\/|$)/.test(route);
}

/** Counts a call; throws if its network has made too many. */
export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Counts per process and network, in memory; stores no address. To be registered before all that rejects calls: rejected
 * ones count too. Only what is not HTTP has no call to count.
 */
export async function registerRateLimit(app: FastifyInstance): Promise<CountCall> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => rateLimited(Math.max(1, Math.ceil(ttl / 1000))),
  });
  const takeRead = app.createRateLimit({ max: READS_PER_MINUTE, timeWindow: MINUTE });
  const writeLimits = new Map<string, ReturnType<typeof app.rateLimit>>();
  const count: CountCall = async (request, reply) => {
    const { config, url = '' } = request.routeOptions;
    if (isUnlimited(url)) return;
    if (config.callsPerMinute !== undefined) {
      const name = config.sharedLimit ?? url;
      const limit =
        writeLimits.get(name) ?? app.rateLimit({ max: config.callsPerMinute, timeWindow: MINUTE });
      writeLimits.set(name, limit);
      await limit.call(app, request, reply);
      return;
    }
    const read = await takeRead(request);
    if (!read.isAllowed && read.isExceeded) throw rateLimited(Math.max(1, read.ttlInSeconds));
  };
  app.addHook('onRequest', count);
  return count;
}

/** /24 of an IPv4 address, /64 of an IPv6 address. */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/** The networks of an address, the narrowest first: /24 and /16 of IPv4; /64, /48 and /32 of IPv6. */
export function networksOf(address: string): readonly [string, ...string[]] {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const parts = isIPv4(mapped) ? mapped.split('.').slice(0, 3) : groupsOf(mapped);
  const separator = isIPv4(mapped) ? '.' : ':';
  const narrowest = parts.join(separator);
  const wider = parts
    .slice(2)
    .map((_part, index) => parts.slice(0, parts.length - 1 - index).join(separator));
  return [narrowest, ...wider];
}

/** The groups of the /64 of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const full = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...rest];
  return full.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}
