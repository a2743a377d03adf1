import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from './app-error.ts';
import { createByteBudget } from './byte-budget.ts';
import { networksOf } from './rate-limit.ts';
import { rateLimited, unavailable } from './request.errors.ts';

/** Of one process: eight of the largest bodies and a quarter for small ones, within the 512 MB of a container. */
export const MAX_BYTES_IN_FLIGHT = 64 * 1024 * 1024;
/** Smaller texts are not counted: an open connection takes about as much. */
const MIN_COUNTED_BYTES = 16 * 1024;
const RETRY_SECONDS = 2;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rejection when the budget of all callers is used up; default: `unavailable`. */
    overloaded?: () => AppError;
    /** Its answers are bytes made for one call, which count like text. Files are bytes that all callers share. */
    answersOwnBytes?: boolean;
    /** For a body that is read as a stream: how much of it is held at the same time. */
    maxHeldBytes?: number;
  }
}

export interface BytesInFlightOptions {
  /** Whether a network has a share of the budget. */
  readonly limitsCallers: boolean;
  readonly maxBytes?: number;
}

/**
 * Limits the memory of bodies and of answers, from before a body is read until its answer was sent or the connection
 * closed. Files are not counted: all callers share their bytes; streams wait for their reader.
 */
export function limitBytesInFlight(
  app: FastifyInstance,
  { limitsCallers, maxBytes = MAX_BYTES_IN_FLIGHT }: BytesInFlightOptions,
): void {
  const budget = createByteBudget(maxBytes);

  function take(bytes: number, request: FastifyRequest, { raw }: FastifyReply): AppError | null {
    // A connection that is closed already would never give the bytes back.
    if (bytes <= MIN_COUNTED_BYTES || raw.destroyed) return null;
    const networks = limitsCallers ? networksOf(request.ip) : [];
    const verdict = budget.take(bytes, networks);
    if (verdict === 'over-share') return rateLimited(RETRY_SECONDS);
    if (verdict === 'busy') return (request.routeOptions.config.overloaded ?? unavailable)();
    raw.once('close', () => budget.release(bytes, networks));
    return null;
  }

  // The last hook before the body is read, so that calls over other limits take nothing.
  app.addHook('preParsing', (request, reply, body, done) => {
    const rejection = take(bodyBytes(request), request, reply);
    if (rejection) done(rejection);
    else done(null, body);
  });
  app.addHook('onSend', (request, reply, answer, done) => {
    const rejection = take(answerBytes(answer, request), request, reply);
    if (rejection) done(rejection);
    else done(null, answer);
  });
}

/** By its header; a chunked body counts as the largest that the route accepts. Larger ones are rejected unread. */
function bodyBytes({ headers, routeOptions: { bodyLimit, config } }: FastifyRequest): number {
  const { maxHeldBytes = bodyLimit } = config;
  if (headers['transfer-encoding'] !== undefined) return maxHeldBytes;
  const bytes = Number(headers['content-length'] ?? 0);
  return bytes <= bodyLimit ? Math.min(bytes, maxHeldBytes) : 0;
}

function answerBytes(answer: unknown, { routeOptions: { config } }: FastifyRequest): number {
  if (typeof answer === 'string') return answer.length > MIN_COUNTED_BYTES ? Buffer.byteLength(answer) : 0;
  return config.answersOwnBytes && Buffer.isBuffer(answer) ? answer.length : 0;
}
