import type { FastifyRequest } from 'fastify';
import { crossSite } from './request.errors.ts';

/** For writes that only our own pages make. A client that is no browser sends no such header, and may. */
export async function refuseCrossSite(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw crossSite();
}
