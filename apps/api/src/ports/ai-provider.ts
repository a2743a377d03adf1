import { parseJson } from '@seller-toolbox/tool-contract/json';
import { OutboundError, type Outbound } from './outbound.ts';

/** One of the three model tiers. */
export type AiTier = 'premium' | 'standard' | 'economy';

/** `system`: our instructions; `user`: the data of the seller. */
export interface AiPrompt {
  readonly tier: AiTier;
  readonly system: string;
  readonly user: string;
  /** Called with the tokens of an answer, if the provider says them. */
  readonly onTokens?: ((tokens: AiTokens) => void) | undefined;
}

/** Tokens that the provider charges for. */
export interface AiTokens {
  readonly input: number;
  readonly output: number;
}

/** Completes a prompt of a caller from these networks (`networksOf`). Every failure is an AiProviderError. */
export interface AiProvider {
  readonly complete: (prompt: AiPrompt, networks: readonly string[]) => Promise<string>;
}

export const AI_FAULTS = [
  'key-refused',
  'quota-used-up',
  'model-missing',
  'unreachable',
  'timed-out',
  'failed',
  'malformed',
  'too-large',
  'busy',
] as const;
export type AiFault = (typeof AI_FAULTS)[number];

/** Faults before a request reached the provider. */
const UNSENT: ReadonlySet<AiFault> = new Set(['unreachable', 'busy']);

/** A failed completion. `detail` is the answer of the provider without the key, for the debug log. */
export class AiProviderError extends Error {
  readonly fault: AiFault;
  readonly detail: string;
  /** Whether the request may have reached the provider, which then charges for it. */
  readonly isSent: boolean;

  constructor(fault: AiFault, detail = '', isSent = !UNSENT.has(fault)) {
    super(`the AI provider: ${fault}`);
    this.name = 'AiProviderError';
    this.fault = fault;
    this.detail = detail;
    this.isSent = isSent;
  }
}

export interface AiProviderOptions {
  /** Including the version, like `https://api.example.com/v1`. */
  readonly baseUrl: string;
  /** Optional for self-hosted model servers. */
  readonly apiKey?: string | undefined;
  readonly models: Readonly<Record<AiTier, string>>;
  readonly outbound: Outbound;
  readonly timeoutMs?: number;
}

/** For the whole answer, per attempt. */
const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_DETAIL = 2000;
/** The request has not reached the provider, so it can be retried. */
const CONNECT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Speaks the OpenAI-compatible chat completion protocol. */
export function createAiProvider(options: AiProviderOptions): AiProvider {
  const { baseUrl, apiKey, models, outbound, timeoutMs = TIMEOUT_MS } = options;
  const url = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`;
  const withoutKeys = (text: string) =>
    (apiKey ? text.replaceAll(apiKey, '***') : text).replace(/\bsk-[\w-]+/g, '***').slice(0, MAX_DETAIL);
  const send = (prompt: AiPrompt) =>
    outbound({
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify(toBody(prompt, models[prompt.tier])),
      timeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
    });
  return {
    complete: async (prompt) => {
      const { status, text } = await send(prompt)
        .catch((error: unknown) => {
          if (!isConnectError(error)) throw error;
          return send(prompt);
        })
        .catch((error: unknown) => {
          throw toProviderError(error);
        });
      if (status !== 200) throw new AiProviderError(faultOf(status, text), withoutKeys(text));
      const tokens = tokensOf(text);
      if (tokens) prompt.onTokens?.(tokens);
      const content = contentOf(text);
      if (content === null) throw new AiProviderError('malformed', withoutKeys(text));
      return content;
    },
  };
}

function toBody({ system, user }: AiPrompt, model: string) {
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    temperature: 0.3,
    max_tokens: 3000,
    response_format: { type: 'json_object' },
  };
}

/** By status, and by error code, which some providers use for an invalid key or an exhausted quota. */
function faultOf(status: number, body: string): AiFault {
  const code = errorCodeOf(body);
  if (status === 429 || status === 402 || /quota|rate_limit/.test(code)) return 'quota-used-up';
  if (status === 401 || status === 403 || /api_key|authentication/.test(code)) return 'key-refused';
  if (status === 404 || /model_not_found/.test(code)) return 'model-missing';
  return 'failed';
}

function errorCodeOf(body: string): string {
  const error = field(parseJson(body), 'error');
  return [field(error, 'code'), field(error, 'type')]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .toLowerCase();
}

/** The text of the first choice, or null. */
function contentOf(body: string): string | null {
  const choices = field(parseJson(body), 'choices');
  const content = field(field(Array.isArray(choices) ? choices[0] : undefined, 'message'), 'content');
  return typeof content === 'string' ? content : null;
}

function tokensOf(body: string): AiTokens | null {
  const usage = field(parseJson(body), 'usage');
  const [input, output] = [field(usage, 'prompt_tokens'), field(usage, 'completion_tokens')];
  return isTokenCount(input) && isTokenCount(output) ? { input, output } : null;
}

/** A larger number is a fault of the provider. */
const MAX_TOKENS = 10_000_000;

function isTokenCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_TOKENS;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function toProviderError(error: unknown): AiProviderError {
  if (!(error instanceof OutboundError)) return new AiProviderError('failed');
  if (error.fault === 'timed-out' || error.fault === 'too-large') return new AiProviderError(error.fault);
  return new AiProviderError(isConnectError(error) ? 'unreachable' : 'failed', error.fault);
}

function isConnectError(error: unknown): boolean {
  const code = field(error instanceof OutboundError ? error.cause : undefined, 'code');
  return typeof code === 'string' && CONNECT_CODES.has(code);
}
