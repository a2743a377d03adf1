import type { AiOutcome, AiQuestion, AiSource, ToolAi } from '@seller-toolbox/tool-kit';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';
import type { AiReview, AiReviews, ReviewCall } from './ai-reviews.ts';

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
