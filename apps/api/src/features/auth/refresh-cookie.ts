import type { CookieSerializeOptions } from '@fastify/cookie';
import { REQUESTED_WITH } from '@seller-toolbox/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { crossSite } from '../../http/request.errors.ts';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** The HttpOnly cookie of the refresh token. */
export interface RefreshCookie {
  /** Without `expires` it is a session cookie. */
  readonly set: (request: FastifyRequest, reply: FastifyReply, token: string, expires?: Date) => void;
  readonly clear: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Undefined if missing. Throws for a cross-site request. */
  readonly read: (request: FastifyRequest) => string | undefined;
  /** The token that a sign-in replaces; allowed from any site, because the caller knows the password. */
  readonly readReplaced: (request: FastifyRequest) => string | undefined;
}

export function createRefreshCookie(isPublicHttps: boolean): RefreshCookie {
  // Over plain http, only localhost gets a usable cookie: browsers reject secure ones there.
  const isSecure = (request: FastifyRequest) =>
    isPublicHttps || request.protocol === 'https' || !THIS_MACHINE.has(request.hostname);
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? '__Host-refresh_token' : 'refresh_token');
  const optionsFor = (request: FastifyRequest): CookieSerializeOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(request),
  });
  return {
    set: (request, reply, token, expires) => {
      reply.setCookie(nameFor(request), token, { ...optionsFor(request), ...(expires ? { expires } : {}) });
    },
    clear: (request, reply) => {
      reply.setCookie(nameFor(request), '', { ...optionsFor(request), expires: new Date(0) });
    },
    read: (request) => {
      const token = request.cookies[nameFor(request)];
      if (!token) return undefined;
      rejectCrossSiteCookie(request);
      return token;
    },
    readReplaced: (request) => request.cookies[nameFor(request)],
  };
}

function rejectCrossSiteCookie({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (headers['x-requested-with'] !== REQUESTED_WITH || (site !== undefined && site !== 'same-origin')) {
    throw crossSite();
  }
}
