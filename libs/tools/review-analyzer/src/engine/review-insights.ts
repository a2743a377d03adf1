import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { ReviewOutput, ReviewTheme } from './review-analyzer.schema.ts';
import type { Sentiment } from './sentiments.ts';
import { INSIGHT_BOUNDS } from './sample-ranges.data.ts';

type SampleReviews = Pick<ReviewOutput, 'sentimentBreakdown' | 'commonThemes' | 'keywordMentions'>;

/** Insights: the overall mood, the top positive theme, the top negative theme and the top negative word. */
export function reviewInsights({
  sentimentBreakdown,
  commonThemes,
  keywordMentions,
}: SampleReviews): Finding[] {
  const word = keywordMentions.find(({ sentiment }) => sentiment === 'negative');
  return [
    sentimentFinding(sentimentBreakdown),
    ...themeFinding('show-off', commonThemes, 'positive'),
    ...themeFinding('fix-first', commonThemes, 'negative'),
    ...(word ? [finding('answer-word', 'info', { keyword: word.keyword, found: word.count })] : []),
  ];
}

/** Whether praise or blame prevails. */
export function sentimentFinding({ positive, negative }: ReviewOutput['sentimentBreakdown']): Finding {
  if (negative >= INSIGHT_BOUNDS.manyNegative) return finding('many-negative', 'warning', { negative });
  return finding(positive >= INSIGHT_BOUNDS.mostlyPositive ? 'mostly-positive' : 'mixed-mood', 'info', {
    positive,
  });
}

function themeFinding(
  code: 'show-off' | 'fix-first',
  themes: readonly ReviewTheme[],
  expectedSentiment: Sentiment,
): Finding[] {
  const theme = themes.find(({ sentiment }) => sentiment === expectedSentiment);
  if (!theme) return [];
  const params = { theme: theme.category, found: theme.frequency };
  return [
    code === 'show-off' ? finding('show-off', 'info', params) : finding('fix-first', 'warning', params),
  ];
}
