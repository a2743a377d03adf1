import { isIP } from 'node:net';
import type { onRequestHookHandler } from 'fastify';
import { crossSite } from './request.errors.ts';
import { isThisMachine } from './this-machine.ts';

/**
 * Rejects calls that a page of another site makes, also where its name was rebound to the address of this service: the Host
 * has to be that of `publicUrl`, an address, or a name of this machine, and an Origin the same host. Other clients send no Origin.
 */
export function rejectForeignOrigin(publicUrl: string | undefined): onRequestHookHandler {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return (request, _reply, done) => {
    const { host, hostname, headers } = request;
    const isOwnHost =
      host === publicHost || isThisMachine(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
    const isOwnOrigin =
      headers.origin === undefined || (URL.canParse(headers.origin) && new URL(headers.origin).host === host);
    done(isOwnHost && isOwnOrigin ? undefined : crossSite());
  };
}
