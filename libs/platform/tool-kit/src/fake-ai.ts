import type { AiAnswer, AiCall, AiFailure, AiOutcome, AiQuestion, AiStatus, ToolAi } from './tool-ai.ts';

export interface FakeAiOptions {
  /** Instead of an answer. */
  readonly failure?: Partial<AiFailure> | undefined;
  /** Holds every answer back until it resolves. */
  readonly until?: Promise<unknown> | undefined;
  /** The provider in the answer; `rules` when left out. */
  readonly source?: 'ai' | 'cache' | 'rules' | undefined;
}

export interface FakeAi extends ToolAi {
  /** The requests, in order. */
  readonly asked: readonly { readonly call: AiCall; readonly question: object }[];
}

const USAGE = {
  limits: { hour: 10, day: 30 },
  remaining: { hour: 9, day: 29 },
  resets_at: '2026-11-21T13:00:00.000Z',
};

/** Answers without a service: three versions of the title as given, for tests and the playground. */
export function createFakeAi(options: FakeAiOptions = {}): FakeAi {
  const asked: { call: AiCall; question: object }[] = [];

  async function outcomeOf<Answer>(answer: Answer, signal?: AbortSignal): Promise<AiOutcome<Answer>> {
    if (options.until) await Promise.race([options.until, aborted(signal)]);
    if (signal?.aborted) return { status: 'cancelled' };
    if (options.failure) return { status: 'refused', failure: { ...NO_ANSWER, ...options.failure } };
    return { status: 'answered', answer };
  }

  return {
    asked,
    ask: <Call extends AiCall>(
      call: Call,
      question: AiQuestion<Call>,
      control: { signal?: AbortSignal | undefined } = {},
    ) => {
      asked.push({ call, question });
      const answer = {
        source: options.source ?? 'rules',
        result: RESULTS[call](question.title),
        usage: USAGE,
      };
      // The result was made for this very call; the table cannot tell the compiler so.
      return outcomeOf(answer as AiAnswer<Call>, control.signal);
    },
    status: (_call, control = {}) => {
      const status: AiStatus = { configured: options.source !== undefined, ...USAGE };
      return outcomeOf(status, control.signal);
    },
  };
}

const NO_ANSWER: AiFailure = { code: 'network.failed', message: null, fields: [] };

/** Resolves when the signal aborts; without a signal, never. */
function aborted(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
}

const RESULTS: { readonly [Call in AiCall]: (title: string) => AiAnswer<Call>['result'] } = {
  'title-fix': (title) => ({
    fixed_titles: (['minimal', 'seo', 'conversion'] as const).map((strategy) => ({
      strategy,
      title: `${title} (${strategy})`,
      length: `${title} (${strategy})`.length,
      compliance_score: 95,
      changes: [{ text: 'a made-up change' }],
      explanation: { text: 'a made-up explanation' },
    })),
    violations: [],
  }),
  'title-optimization': (title) => ({
    optimized_titles: [`${title} 1`, `${title} 2`, `${title} 3`],
    checks: [1, 2, 3].map(() => ({ length: title.length + 2, score: 80, compliance_score: 95 })),
    improvements: [{ text: 'a made-up improvement' }],
    keyword_suggestions: [{ text: 'a made-up keyword' }],
    compliance_notes: [{ text: 'a made-up note' }],
  }),
  'compliance-check': () => ({
    is_compliant: false,
    score: 85,
    violations: [{ text: 'a made-up violation' }],
    suggestions: [{ text: 'a made-up suggestion' }],
  }),
};
