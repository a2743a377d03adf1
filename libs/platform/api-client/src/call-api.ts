import type { FieldError } from '@seller-toolbox/contracts';
import { isRecord, parseJson } from '@seller-toolbox/tool-contract/json';
import { ApiError } from './api-error.ts';
import { API_ROOT } from './api-paths.ts';

/** Options for tests and other programs. */
export interface CallOptions {
  /** URL of the service without a trailing slash; default: same origin. */
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

/** The used part of a schema, so that a call can do without zod. */
export interface AnswerSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

/** For calls without a used answer. */
export const IGNORED_ANSWER: AnswerSchema<void> = { safeParse: () => ({ success: true, data: undefined }) };

const DEFAULT_TIMEOUT_MS = 10_000;

/** Calls the service and returns the `data` of its answer. Every failure is an ApiError; no retries. */
export async function callApi<Data>(
  call: Call,
  schema: AnswerSchema<Data>,
  options: CallOptions = {},
): Promise<Data> {
  const { status, answer } = await callForAnswer(call, options);
  return readAs(schema, answer['data'], status);
}

/** The whole envelope of a successful call. */
export async function callForAnswer(
  call: Call,
  options: CallOptions,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const exchanged = await exchange(call, options);
  const answer = parseJson(exchanged.text);
  if (!isRecord(answer) || answer['success'] !== true) throw readFailure(exchanged);
  return { status: exchanged.status, answer };
}

/** Parses a value; throws `network.unreadable` if it does not match. */
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

/** Sends a call and reads the whole answer of any status. */
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

/** The error of a failed call. */
export function readFailure({ status, headers, text }: Exchanged): ApiError {
  const answer = parseJson(text);
  return isRecord(answer) && answer['success'] === false
    ? rejection(status, answer, headers)
    : unreadable(status);
}

function rejection(status: number, answer: Record<string, unknown>, headers: Headers): ApiError {
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
