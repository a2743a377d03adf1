import type { Translate } from '@seller-toolbox/i18n';
import { useWords } from '@seller-toolbox/i18n/react';
import type { FeedbackPageWords } from '../../app/load-page-words.ts';

export type TranslateFeedback = Translate<FeedbackPageWords>;

/** The words of the feedback page, refusals included. */
export function useFeedbackWords(): TranslateFeedback {
  return useWords<FeedbackPageWords>('feedback');
}
