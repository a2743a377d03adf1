import type { AiAnswer, AiSource } from '@seller-toolbox/tool-kit';
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
