import type { AiOutcome, AiQuestion, AiSource, ToolAi } from '@seller-toolbox/tool-kit';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';
import type { AiReview, AiReviews, ReviewCall } from './ai-reviews.ts';

interface ReviewRequest {
  readonly question: AiQuestion<ReviewCall>;
  readonly input: TitleAnalyzerInput;
  readonly signal: AbortSignal;
}

/** Sends one AI call and returns the response as a partial update of the reviews. */
export async function requestReview<Call extends ReviewCall>(
  ai: ToolAi,
  call: Call,
  { question, input, signal }: ReviewRequest,
): Promise<AiOutcome<{ readonly source: AiSource; readonly reviews: AiReviews }>> {
  const outcome = await ai.ask(call, question as AiQuestion<Call>, { signal });
  if (outcome.status !== 'answered') return outcome;
  const { source, result } = outcome.answer;
  const review: AiReview<Call> = { input, source, result };
  return { status: 'answered', answer: { source, reviews: { [call]: review } } };
}
