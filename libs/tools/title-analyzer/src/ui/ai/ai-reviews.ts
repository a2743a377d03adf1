import type { AiAnswer, AiOutcome, AiQuestion, AiSource, ToolAi } from '@seller-toolbox/tool-kit';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';

/** What the AI may be asked about a title. */
export type ReviewCall = 'title-optimization' | 'compliance-check';

/** What the AI said, and what it was asked about. */
export interface AiReview<Call extends ReviewCall = ReviewCall> {
  readonly input: TitleAnalyzerInput;
  readonly source: AiSource;
  readonly result: AiAnswer<Call>['result'];
}

/** The last answer to each question, while it is shown. */
export interface AiReviews {
  readonly 'title-optimization'?: AiReview<'title-optimization'>;
  readonly 'compliance-check'?: AiReview<'compliance-check'>;
  /** The title that a proposed one took the place of. */
  readonly replaced?: string;
}

export const NO_REVIEWS: AiReviews = {};

interface Asking {
  readonly question: AiQuestion<ReviewCall>;
  readonly input: TitleAnalyzerInput;
  readonly signal: AbortSignal;
}

/** Asks one of the two questions; the answer comes as the part of the reviews that it replaces. */
export async function askFor<Call extends ReviewCall>(
  ai: ToolAi,
  call: Call,
  { question, input, signal }: Asking,
): Promise<AiOutcome<{ readonly source: AiSource; readonly reviews: AiReviews }>> {
  const outcome = await ai.ask(call, question as AiQuestion<Call>, { signal });
  if (outcome.status !== 'answered') return outcome;
  const { source, result } = outcome.answer;
  const review: AiReview<Call> = { input, source, result };
  return { status: 'answered', answer: { source, reviews: { [call]: review } } };
}
