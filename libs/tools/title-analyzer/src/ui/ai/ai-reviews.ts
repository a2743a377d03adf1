import type { AiAnswer, AiSource } from '@seller-toolbox/tool-kit';
import type { TitleAnalyzerInput } from '../../engine/title-analyzer.schema.ts';

/** AI calls for a title. */
export type ReviewCall = 'title-optimization' | 'compliance-check';

/** An AI response with its input. */
export interface AiReview<Call extends ReviewCall = ReviewCall> {
  readonly input: TitleAnalyzerInput;
  readonly source: AiSource;
  readonly result: AiAnswer<Call>['result'];
}

/** The last response of each call. */
export interface AiReviews {
  readonly 'title-optimization'?: AiReview<'title-optimization'>;
  readonly 'compliance-check'?: AiReview<'compliance-check'>;
  /** The title before a proposed one replaced it. */
  readonly replaced?: string;
}

export const NO_REVIEWS: AiReviews = {};
