import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { crossSite } from './request.errors.ts';

/** Rejects cross-site writes from browsers. Other clients send no such header and pass. */
export function rejectCrossSite(
  { headers }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const site = headers['sec-fetch-site'];
  done(site === 'cross-site' || site === 'same-site' ? crossSite() : undefined);
}
