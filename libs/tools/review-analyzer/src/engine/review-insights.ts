import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { ReviewOutput, ReviewTheme, Sentiment } from './review-analyzer.schema.ts';
import { INSIGHT_BOUNDS } from './sample-ranges.data.ts';

type Read = Pick<ReviewOutput, 'sentimentBreakdown' | 'commonThemes' | 'keywordMentions'>;

/** What follows from the reviews: the mood, what to show off, what to mend, which word to answer. */
export function reviewInsights({ sentimentBreakdown, commonThemes, keywordMentions }: Read): Finding[] {
  const word = keywordMentions.find(({ sentiment }) => sentiment === 'negative');
  return [
    mood(sentimentBreakdown),
    ...themeFinding('show-off', commonThemes, 'positive'),
    ...themeFinding('mend-first', commonThemes, 'negative'),
    ...(word ? [finding('answer-word', 'info', { keyword: word.keyword, found: word.count })] : []),
  ];
}

function mood({ positive, negative }: ReviewOutput['sentimentBreakdown']): Finding {
  if (negative >= INSIGHT_BOUNDS.manyNegative) return finding('many-negative', 'warning', { negative });
  return finding(positive >= INSIGHT_BOUNDS.mostlyPositive ? 'mostly-positive' : 'mixed-mood', 'info', {
    positive,
  });
}

function themeFinding(
  code: 'show-off' | 'mend-first',
  themes: readonly ReviewTheme[],
  wanted: Sentiment,
): Finding[] {
  const theme = themes.find(({ sentiment }) => sentiment === wanted);
  if (!theme) return [];
  const params = { theme: theme.category, found: theme.frequency };
  return [
    code === 'show-off' ? finding('show-off', 'info', params) : finding('mend-first', 'warning', params),
  ];
}
