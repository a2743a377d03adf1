import type { FieldError } from '@seller-toolbox/contracts';
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
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

/** A schema, by the one method that is used of it: calls whose answer is not read then need no validator at all. */
export interface AnswerSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** Calls the service and gives the `data` of its answer. Every failure is an ApiError; nothing is tried twice. */
export async function callApi<Data>(
  call: Call,
  schema: AnswerSchema<Data>,
  options: CallOptions = {},
): Promise<Data> {
  const { status, answer } = await exchange(call, options);
  if (!isRecord(answer) || typeof answer['success'] !== 'boolean') throw unreadable(status);
  if (!answer['success']) throw refusal(status, answer);
  const data = schema.safeParse(answer['data']);
  if (!data.success) throw unreadable(status);
  return data.data;
}

async function exchange(call: Call, options: CallOptions): Promise<{ status: number; answer: unknown }> {
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
        ? {}
        : { body: JSON.stringify(call.body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: response.status, answer: parsed(await response.text()) };
  } catch (error) {
    if (options.signal?.aborted) throw error;
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

function refusal(status: number, answer: Record<string, unknown>): ApiError {
  const error = isRecord(answer['error']) ? answer['error'] : {};
  const fields = Array.isArray(error['fields']) ? error['fields'].filter(isFieldError) : [];
  return new ApiError({
    code: typeof error['code'] === 'string' ? error['code'] : 'network.unreadable',
    status,
    message: typeof answer['message'] === 'string' ? answer['message'] : '网络请求失败',
    fields,
  });
}

function unreadable(status: number): ApiError {
  return new ApiError({ code: 'network.unreadable', status, message: '网络请求失败' });
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['code'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
