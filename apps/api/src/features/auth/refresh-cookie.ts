import { REQUESTED_WITH } from '@seller-toolbox/contracts';
import type { FastifyRequest } from 'fastify';
import { crossSite } from '../../http/request.errors.ts';
import { createStrictCookie, type StrictCookie } from './strict-cookie.ts';

/** The cookie of the refresh token. */
export interface RefreshCookie extends StrictCookie {
  /** Undefined if missing. Throws for a cross-site request. */
  readonly read: (request: FastifyRequest) => string | undefined;
  /** The token that a sign-in replaces; allowed from any site, because the caller knows the password. */
  readonly readReplaced: (request: FastifyRequest) => string | undefined;
}

export function createRefreshCookie(isPublicHttps: boolean): RefreshCookie {
  const cookie = createStrictCookie('refresh_token', isPublicHttps);
  return {
    ...cookie,
    read: (request) => {
      const token = cookie.read(request);
      if (!token) return undefined;
      rejectCrossSiteCookie(request);
      return token;
    },
    readReplaced: cookie.read,
  };
}

function rejectCrossSiteCookie({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (headers['x-requested-with'] !== REQUESTED_WITH || (site !== undefined && site !== 'same-origin')) {
    throw crossSite();
  }
}
