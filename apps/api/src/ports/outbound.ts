import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPrivateHost } from './private-address.ts';
import { createPublicLookup, PrivateAddressError } from './public-lookup.ts';

export interface OutboundRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For connection and whole answer; default: ten seconds. */
  readonly timeoutMs?: number;
  /** Maximum size of the answer body; default: one megabyte. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

export type OutboundFault = 'not-allowed' | 'redirected' | 'timed-out' | 'too-large' | 'unreachable';

/** A failed call. The message contains neither address nor body. */
export class OutboundError extends Error {
  readonly fault: OutboundFault;

  constructor(fault: OutboundFault, cause?: unknown) {
    super(`the outbound call failed: ${fault}`, { cause });
    this.name = 'OutboundError';
    this.fault = fault;
  }
}

/** Outbound HTTP. Every status except a redirect is an answer; every other outcome is an OutboundError. */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX_BYTES = 1024 * 1024;
const lookUpPublic = createPublicLookup();

/**
 * Allows only the origins of the given addresses and follows no redirect. A public name that resolves to a private address
 * is rejected at resolution, which prevents DNS rebinding.
 */
export function createOutbound(
  allowed: readonly (string | undefined)[],
  /** Cancels running calls on shutdown. */
  stopping?: AbortSignal,
): Outbound {
  const origins = new Set(allowed.flatMap((address) => (address ? [new URL(address).origin] : [])));
  return (request) => {
    const url = new URL(request.url);
    if (!origins.has(url.origin)) return Promise.reject(new OutboundError('not-allowed'));
    const deadline = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const ends = [deadline, request.signal, stopping].filter((signal) => signal !== undefined);
    return exchange(url, request, { deadline, signal: AbortSignal.any(ends) });
  };
}

interface Ends {
  readonly deadline: AbortSignal;
  /** Aborted by the deadline, the caller or the shutdown. */
  readonly signal: AbortSignal;
}

function exchange(url: URL, options: OutboundRequest, { deadline, signal }: Ends): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(toOutboundError(error, deadline));
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const call: ClientRequest = send(
      url,
      {
        method: options.method ?? 'GET',
        headers: { accept: 'application/json', 'accept-encoding': 'identity', ...options.headers },
        agent: false,
        signal,
        ...(isPrivateHost(url.hostname) ? {} : { lookup: lookUpPublic }),
      },
      (answer) => {
        readAnswer(answer, options.maxBytes ?? DEFAULT_MAX_BYTES).then(resolve, (error: unknown) => {
          call.destroy();
          fail(error);
        });
      },
    );
    call.on('error', fail);
    call.end(options.body);
  });
}

function toOutboundError(error: unknown, deadline: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error;
  if (error instanceof PrivateAddressError) return new OutboundError('not-allowed', error);
  return new OutboundError(deadline.aborted ? 'timed-out' : 'unreachable', error);
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<OutboundAnswer> {
  const { statusCode: status = 0, headers } = answer;
  if (status >= 300 && status < 400) throw new OutboundError('redirected');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    // A stream without encoding yields buffers.
    const buffer = part as Buffer;
    bytes += buffer.length;
    if (bytes > maxBytes) throw new OutboundError('too-large');
    parts.push(buffer);
  }
  return { status, headers, text: Buffer.concat(parts).toString('utf8') };
}

/** Answers with `answer` and records the requests. */
export function createFakeOutbound(
  answer: (request: OutboundRequest) => Partial<OutboundAnswer> | OutboundError,
): Outbound & { readonly asked: readonly OutboundRequest[] } {
  const asked: OutboundRequest[] = [];
  const outbound: Outbound = async (request) => {
    asked.push(request);
    const result = answer(request);
    if (result instanceof OutboundError) throw result;
    return { status: 200, headers: {}, text: '', ...result };
  };
  return Object.assign(outbound, { asked });
}
