import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { crossSite } from './request.errors.ts';

/** For writes that only our own pages make. A client that is no browser sends no such header, and may. */
export function refuseCrossSite(
  { headers }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const site = headers['sec-fetch-site'];
  done(site === 'cross-site' || site === 'same-site' ? crossSite() : undefined);
}
