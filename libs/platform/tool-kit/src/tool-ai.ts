import type { AiCall, AiCalls, AiStatus } from '@seller-toolbox/contracts/ai';

export type {
  AiCall,
  AiSource,
  AiStatus,
  AiText,
  AiUsage,
  ComplianceCheckResult,
  FixedTitle,
  FixStrategy,
  TitleFixResult,
  TitleOptimizationResult,
  TitleViolation,
} from '@seller-toolbox/contracts/ai';

/** A request of a tool; its environment adds the language and the visitor's session. */
export type AiQuestion<Call extends AiCall> = Omit<AiCalls[Call]['request'], 'language' | 'user_session'>;
export type AiAnswer<Call extends AiCall> = AiCalls[Call]['answer'];

/** Why there is no answer. */
export interface AiFailure {
  /** A code of the contract, like `ai.hourly-limit` or `network.timed-out`. */
  readonly code: string;
  /** In the visitor's language; null where even the words could not be loaded. */
  readonly message: string | null;
  /** The rejected fields of the question. */
  readonly fields: readonly { readonly path: string; readonly code: string }[];
}

export type AiOutcome<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  | { readonly status: 'refused'; readonly failure: AiFailure }
  | { readonly status: 'cancelled' };

export interface AiControl {
  readonly signal?: AbortSignal | undefined;
}

/** The AI calls, for tools that need `ai`. Nothing is loaded for them before the first call, and none of them rejects. */
export interface ToolAi {
  readonly ask: <Call extends AiCall>(
    call: Call,
    question: AiQuestion<Call>,
    control?: AiControl,
  ) => Promise<AiOutcome<AiAnswer<Call>>>;
  /** Whether an AI is configured, and what is left of the service's limits of this call. */
  readonly status: (call: AiCall, control?: AiControl) => Promise<AiOutcome<AiStatus>>;
}
