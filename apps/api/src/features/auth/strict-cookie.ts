import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isThisMachine } from '../../http/this-machine.ts';

/** A cookie that no script can read and no other site can send. */
export interface StrictCookie {
  /** Without `expires` it is a session cookie. */
  readonly set: (request: FastifyRequest, reply: FastifyReply, value: string, expires?: Date) => void;
  readonly clear: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly read: (request: FastifyRequest) => string | undefined;
}

/** Over https its name starts with `__Host-`. */
export function createStrictCookie(name: string, isPublicHttps: boolean): StrictCookie {
  // Over plain http, only localhost gets a usable cookie: browsers reject secure ones there.
  const isSecure = (request: FastifyRequest) =>
    isPublicHttps || request.protocol === 'https' || !isThisMachine(request.hostname);
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? `__Host-${name}` : name);
  const optionsFor = (request: FastifyRequest): CookieSerializeOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(request),
  });
  return {
    set: (request, reply, value, expires) => {
      reply.setCookie(nameFor(request), value, { ...optionsFor(request), ...(expires ? { expires } : {}) });
    },
    clear: (request, reply) => {
      reply.setCookie(nameFor(request), '', { ...optionsFor(request), expires: new Date(0) });
    },
    read: (request) => request.cookies[nameFor(request)],
  };
}
