import type { RouteOptions } from 'fastify';
import type { AppError } from './app-error.ts';
import { noQuery } from './answers.ts';
import { isUnlimited } from './rate-limit.ts';
import {
  authRequired,
  crossSite,
  forbidden,
  invalid,
  passwordChangeRequired,
  rateLimited,
  sessionEnded,
  tooLarge,
  unavailable,
  unexpected,
  unparsable,
  unsupportedType,
} from './request.errors.ts';
import { rejectCrossSite } from './same-site.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rejections of the route itself, beyond those of its access, schemas and limits. */
    rejections?: readonly AppError[];
  }
}

type Route = Pick<RouteOptions, 'url' | 'config' | 'schema' | 'onRequest'>;

/** Every possible rejection of a route, by status and code. */
export function declaredRejections(route: Route): AppError[] {
  const all = [...fromAccess(route), ...fromShape(route), ...fromLimits(route), unexpected()];
  const byCode = new Map(
    [...all, ...(route.config?.rejections ?? [])].map((rejection) => [rejection.code, rejection]),
  );
  return [...byCode.values()].sort(
    (a, b) => a.statusCode - b.statusCode || (a.code < b.code ? -1 : Number(a.code > b.code)),
  );
}

function fromAccess({ config }: Route): AppError[] {
  const access = config?.access;
  if (access === undefined || access === 'public') return [];
  return [
    authRequired(),
    sessionEnded(),
    ...(access === 'viewer' ? [] : [forbidden()]),
    ...(config?.forOneTimePassword ? [] : [passwordChangeRequired()]),
    // The caller is looked up in the database.
    unavailable(),
  ];
}

function fromShape({ schema, config }: Route): AppError[] {
  const takesQuery = schema?.querystring !== undefined && schema.querystring !== noQuery;
  const unparsableBody = config?.maxHeldBytes === undefined ? [unparsable()] : [];
  if (schema?.body) return [...unparsableBody, tooLarge(), unsupportedType(), invalid([])];
  return takesQuery || schema?.params ? [invalid([])] : [];
}

function fromLimits({ url, config, onRequest }: Route): AppError[] {
  return [
    // The second: see `limitBytesInFlight`.
    ...(isUnlimited(url) ? [] : [rateLimited(1), (config?.overloaded ?? unavailable)()]),
    ...([onRequest].flat().includes(rejectCrossSite) ? [crossSite()] : []),
  ];
}
