import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { authRequired, forbidden } from './request.errors.ts';

export const ROLES = ['viewer', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];
/** The least role a route asks for. */
export type Access = 'public' | Role;

export interface RouteRow {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

/** Who is calling; null for a visitor. Whatever it throws is a refusal too. */
export type Identify = (request: FastifyRequest) => Promise<Role | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route of the service, in the order of registration. */
    routeTable: RouteRow[];
  }
}

/** Lets a route in only when it declares who may call it and what it takes and gives, and then holds it to that. */
export function registerAccessGuard(app: FastifyInstance, identify: Identify): void {
  const rows: RouteRow[] = [];
  app.decorate('routeTable', rows);
  app.addHook('onRoute', (route) => {
    const access = declaredAccess(route);
    for (const method of [route.method].flat()) rows.push({ method, url: route.url, access });
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access } = request.routeOptions.config;
    if (access === 'public') return;
    const role = await identify(request);
    if (role === null) throw authRequired();
    // A route without access never gets here; if one did, nobody would pass.
    if (access === undefined || ROLES.indexOf(role) < ROLES.indexOf(access)) throw forbidden();
  });
}

function declaredAccess(route: RouteOptions): Access {
  const name = `${[route.method].flat().join(', ')} ${route.url}`;
  const access = route.config?.access;
  if (access === undefined) throw new Error(`${name} does not declare its access`);
  const { body, querystring, params, response } = route.schema ?? {};
  if (!response) throw new Error(`${name} does not declare what it answers`);
  if (!body && !querystring && !params) throw new Error(`${name} does not declare what it takes`);
  if (!body && ['POST', 'PUT', 'PATCH'].some((method) => [route.method].flat().includes(method))) {
    throw new Error(`${name} does not declare its body`);
  }
  if (!params && route.url.includes(':')) throw new Error(`${name} does not declare its parameters`);
  return access;
}
