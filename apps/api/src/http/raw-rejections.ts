import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { toRejection, type AppError } from './app-error.ts';
import { headersTooLarge, timedOut, unparsable } from './request.errors.ts';
import { HSTS, securityHeaders, type SecurityHeaderOptions } from './security-headers.ts';
import { mayHaveSlowBody } from './slow-bodies.ts';

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers unparsable HTTP requests with the envelope and headers of all other answers. */
export function createClientErrorHandler(
  options: SecurityHeaderOptions,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  const headers = {
    ...securityHeaders(options),
    ...(options.isPublicHttps && { 'strict-transport-security': HSTS }),
  };
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && mayHaveSlowBody(socket)) return;
    if (socket.writable) write(socket, rejectionOf(error.code), headers);
    socket.destroy();
  };
}

/** Ignores unknown `Expect` headers instead of answering 417. */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/**
 * Rejects HTTP/1.1 requests without a Host header, and all with several: a proxy may have read another one than Node, which
 * takes the first. The rejection of Node has no body.
 */
export function rejectUnclearHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter(
      (text, index) => index % 2 === 0 && text.toLowerCase() === 'host',
    ).length;
    done(hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1') ? unparsable() : undefined);
  });
}

function rejectionOf(code: string): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return timedOut();
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge() : unparsable();
}

function write(socket: Socket, rejection: AppError, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify(toRejection(rejection));
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const { statusCode } = rejection;
  socket.write(`HTTP/1.1 ${statusCode} ${REASONS[statusCode] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}
