import { ApiError } from '@seller-toolbox/api-client';
import { aiStatus, callAi } from '@seller-toolbox/api-client/ai';
import { AI_LIMITS, AI_TEXT_CODES, type AiCall } from '@seller-toolbox/contracts/ai';
import type { Language } from '@seller-toolbox/words';
import type { ErrorWords } from '@seller-toolbox/words/error-words';
import type { AiFailure, AiOutcome, AiText, ToolAi } from '@seller-toolbox/tool-kit';
import { userSession as ownSession } from '@seller-toolbox/site-kit/user-session';

export interface AskAiOptions {
  readonly language: Language;
  /** Left out, that of this browser. */
  readonly userSession?: () => string;
  readonly fetch?: typeof fetch;
}

/** The AI calls of the service, with its rejections and the gateway's own texts in the visitor's language. */
export function createAskAi({ language, userSession = ownSession, fetch }: AskAiOptions): ToolAi {
  async function outcome<Answer>(
    call: AiCall,
    { asking, signal }: { readonly asking: Promise<Answer>; readonly signal: AbortSignal | undefined },
  ): Promise<AiOutcome<Answer>> {
    try {
      return { status: 'answered', answer: await asking };
    } catch (error) {
      if (signal?.aborted) return { status: 'cancelled' };
      return { status: 'refused', failure: await toFailure(error, call, language) };
    }
  }

  return {
    ask: (call, question, { signal } = {}) => {
      const request = { ...question, language, user_session: userSession() };
      const asking = callAi(call, request, { fetch, signal }).then((answer) => withWords(answer, language));
      return outcome(call, { asking, signal });
    },
    status: (call, { signal } = {}) =>
      outcome(call, { asking: aiStatus({ call, userSession: userSession() }, { fetch, signal }), signal }),
  };
}

/** Only an answer or a rejection needs words; whether an AI is configured needs none. */
async function loadErrorWords(language: Language): Promise<ErrorWords> {
  return (await import('@seller-toolbox/words/error-words')).loadErrorWords(language);
}

async function toFailure(error: unknown, call: AiCall, language: Language): Promise<AiFailure> {
  const rejected = error instanceof ApiError ? error : null;
  const code = rejected?.code ?? 'network.unreadable';
  const words = await loadErrorWords(language).catch(() => null);
  const message = words === null ? null : (wordsOf(words, code) ?? rejected?.message ?? null);
  const count = code === 'ai.daily-limit' ? AI_LIMITS[call].day : AI_LIMITS[call].hour;
  return {
    code,
    message: message?.replace('{{count}}', String(count)) ?? null,
    fields: rejected?.fields ?? [],
  };
}

function wordsOf({ errors }: ErrorWords, code: string): string | undefined {
  const [feature = '', what = ''] = code.split('.');
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = errors;
  const words = Object.hasOwn(all, feature) ? all[feature] : undefined;
  return words && Object.hasOwn(words, what) ? words[what] : undefined;
}

/** The gateway's own texts as words; codes of engines stay, because their words belong to the tool. */
async function withWords<Answer>(answer: Answer, language: Language): Promise<Answer> {
  const { aiTexts } = await loadErrorWords(language);
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    const textCode = AI_TEXT_CODES.find((code) => 'code' in value && value.code === code);
    if (textCode) return { text: aiTexts[textCode] } satisfies AiText;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
  };
  // A text replaces a text: the shape stays that of the answer.
  return replace(answer) as Answer;
}
