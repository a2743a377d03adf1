import type { Translate } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { FeedbackPageWords } from '../../site/base/load-page-words.ts';

export type TranslateFeedback = Translate<FeedbackPageWords>;

/** The words of the feedback page, rejections included. */
export function useFeedbackWords(): TranslateFeedback {
  return useWords<FeedbackPageWords>('feedback');
}
