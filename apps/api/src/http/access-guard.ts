import { ROLES, type Role } from '@seller-toolbox/contracts';
import type { FastifyInstance, FastifyRequest, RouteOptions, FastifySchema } from 'fastify';
// Declares `request.caller` for projects that import only this file.
import type {} from './request-log.ts';
import { authRequired, forbidden, passwordChangeRequired } from './request.errors.ts';

export { ROLES, type Role };
/** The minimum role of a route. */
export type Access = 'public' | Role;

export interface RouteRow {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  /** The schemas of its input. */
  readonly schema: FastifySchema;
}

/** The signed-in user of a call. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  /** The session of the call. */
  readonly sessionId: string;
  /** The request id, for the audit log. */
  readonly requestId: string;
}

export interface Caller extends Omit<Actor, 'requestId'> {
  /** Signed in with a one-time password: only routes with `forOneTimePassword` are open. */
  readonly mustChangePassword?: boolean;
}

/** Identifies the caller; null for a visitor. An error rejects the call. */
export type Identify = (request: FastifyRequest) => Promise<Caller | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Open also before the one-time password was changed. */
    forOneTimePassword?: boolean;
  }
  interface FastifyRequest {
    /** The caller of a route that is not public; see `requireRole`. */
    actor: Actor | null;
  }
  interface FastifyInstance {
    /** Returns the caller if it has at least this role; otherwise throws. */
    requireRole: (request: FastifyRequest, role: Role) => Promise<Actor>;
    /** Every route of the service, in the order of registration. */
    routeTable: RouteRow[];
  }
}

/** Rejects routes that do not declare access and schemas, and enforces the declared access. */
export function registerAccessGuard(app: FastifyInstance, identify: Identify): void {
  const rows: RouteRow[] = [];
  app.decorate('routeTable', rows);
  app.decorateRequest('actor', null);
  app.decorate('requireRole', async (request, role) => {
    const caller = await identify(request);
    if (caller === null) throw authRequired();
    request.caller = caller.id;
    if (ROLES.indexOf(caller.role) < ROLES.indexOf(role)) throw forbidden();
    const { mustChangePassword = false, ...user } = caller;
    if (mustChangePassword && !request.routeOptions.config.forOneTimePassword) throw passwordChangeRequired();
    request.actor = { ...user, requestId: request.id };
    return request.actor;
  });
  app.addHook('onRoute', (route) => {
    const access = declaredAccess(route);
    const { url, schema = {} } = route;
    for (const method of [route.method].flat()) rows.push({ method, url, access, schema });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    if (access === 'public' || request.is404) return done();
    // Defensive: routes without access are rejected at registration.
    if (access === undefined) return done(forbidden());
    app.requireRole(request, access).then(() => done(), done);
  });
}

/** The caller of a route that is not public. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw authRequired();
  return request.actor;
}

function declaredAccess(route: RouteOptions): Access {
  const name = `${[route.method].flat().join(', ')} ${route.url}`;
  const access = route.config?.access;
  if (access === undefined) throw new Error(`${name} does not declare its access`);
  const { body, querystring, params, response } = route.schema ?? {};
  if (!response) throw new Error(`${name} does not declare its response`);
  if (!body && !querystring && !params) throw new Error(`${name} does not declare its input`);
  if (!body && ['POST', 'PUT', 'PATCH'].some((method) => [route.method].flat().includes(method))) {
    throw new Error(`${name} does not declare its body`);
  }
  if (!params && route.url.includes(':')) throw new Error(`${name} does not declare its parameters`);
  return access;
}
