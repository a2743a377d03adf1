import type { FieldError } from '@seller-toolbox/contracts';
import { isRecord } from '@seller-toolbox/contracts/is-record';
import { ApiError } from './api-error.ts';
import { API_ROOT } from './api-paths.ts';

/** What varies between the page, a test and another program. */
export interface CallOptions {
  /** Of the service, without a slash at the end; left out, the page's own. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

export interface Call {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

/** A schema, by the one method that is used of it: calls whose answer is not read then need no validator at all. */
export interface AnswerSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

/** Of an answer that nobody reads: whoever only sends needs no validator. */
export const UNREAD: AnswerSchema<void> = { safeParse: () => ({ success: true, data: undefined }) };

const DEFAULT_TIMEOUT_MS = 10_000;

/** Calls the service and gives the `data` of its answer. Every failure is an ApiError; nothing is tried twice. */
export async function callApi<Data>(
  call: Call,
  schema: AnswerSchema<Data>,
  options: CallOptions = {},
): Promise<Data> {
  const { status, answer } = await callForAnswer(call, options);
  return readAs(schema, answer['data'], status);
}

/** The whole answer of a call that succeeded, for what stands beside its data. */
export async function callForAnswer(
  call: Call,
  options: CallOptions,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const exchanged = await exchange(call, options);
  const answer = parsed(exchanged.text);
  if (!isRecord(answer) || answer['success'] !== true) throw readFailure(exchanged);
  return { status: exchanged.status, answer };
}

/** What the contract says it is, or an error. */
export function readAs<Data>(schema: AnswerSchema<Data>, value: unknown, status: number): Data {
  const read = schema.safeParse(value);
  if (!read.success) throw unreadable(status);
  return read.data;
}

interface Exchanged {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a call and reads its answer to the end, whatever it says. */
export async function exchange(call: Call, options: CallOptions): Promise<Exchanged> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const abort = () => deadline.abort();
  options.signal?.addEventListener('abort', abort);
  if (options.signal?.aborted) abort();
  try {
    const request = options.fetch ?? fetch;
    const response = await request(`${options.baseUrl ?? ''}${API_ROOT}${call.path}`, {
      method: call.method ?? 'GET',
      signal: deadline.signal,
      keepalive: call.keepalive ?? false,
      ...(call.body === undefined
        ? { headers: { ...call.headers } }
        : {
            body: JSON.stringify(call.body),
            headers: { 'content-type': 'application/json', ...call.headers },
          }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (options.signal?.aborted || error instanceof ApiError) throw error;
    const code = deadline.signal.aborted ? 'network.timed-out' : 'network.failed';
    throw new ApiError({ code, status: 0, message: '网络请求失败' });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a call failed that was answered with this. */
export function readFailure({ status, headers, text }: Exchanged): ApiError {
  const answer = parsed(text);
  return isRecord(answer) && answer['success'] === false
    ? refusal(status, answer, headers)
    : unreadable(status);
}

function refusal(status: number, answer: Record<string, unknown>, headers: Headers): ApiError {
  const error = isRecord(answer['error']) ? answer['error'] : {};
  const fields = Array.isArray(error['fields']) ? error['fields'].filter(isFieldError) : [];
  return new ApiError({
    code: typeof error['code'] === 'string' ? error['code'] : 'network.unreadable',
    status,
    message: typeof answer['message'] === 'string' ? answer['message'] : '网络请求失败',
    fields,
    retryAfterSeconds: Number(headers.get('retry-after')) || undefined,
    requestId: headers.get('x-request-id') ?? undefined,
  });
}

function unreadable(status: number): ApiError {
  return new ApiError({ code: 'network.unreadable', status, message: '网络请求失败' });
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['code'] === 'string';
}
