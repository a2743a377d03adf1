import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Trusted Types policies of the site and of its sanitizer. */
const TRUSTED_TYPES_POLICIES = ['seller-toolbox', 'dompurify'];

/**
 * `scriptHashes`: hashes of the inline scripts of prerendered pages. `frameAncestors`: the origins whose pages may show the page in a
 * frame; default: none.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  frameAncestors: readonly string[] = ["'none'"],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`,
  ].join('; ');
}

const PERMISSIONS = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

export interface SecurityHeaderOptions {
  readonly scriptHashes: readonly string[];
  /** The public address is https, regardless of the last hop. */
  readonly isPublicHttps: boolean;
}

/** Without `includeSubDomains`, because other subdomains are not ours. */
export const HSTS = 'max-age=31536000';

/** The headers of every answer. */
export function securityHeaders({ scriptHashes }: SecurityHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(scriptHashes),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [...PERMISSIONS.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  };
}

/** Sets the headers and the request id before any other hook can answer. */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityHeaderOptions): SetHeaders {
  const headers = securityHeaders(options);
  const set: SetHeaders = (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (options.isPublicHttps || request.protocol === 'https')
      reply.header('strict-transport-security', HSTS);
  };
  app.addHook('onRequest', (request, reply, done) => {
    set(request, reply);
    done();
  });
  return set;
}

export type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void;
