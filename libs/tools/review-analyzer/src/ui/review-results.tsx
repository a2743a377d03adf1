import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { FigureCards } from '@seller-toolbox/tool-kit/research';
import type { ReviewOutput } from '../engine/review-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { CommonThemes } from './common-themes.tsx';
import { CompetitorComparison } from './competitor-comparison.tsx';
import { KeywordMentions } from './keyword-mentions.tsx';
import { ReviewInsights } from './review-insights.tsx';
import { SentimentBar } from './sentiment-bar.tsx';

export interface ReviewResultsProps {
  output: ReviewOutput;
  onExport: (action: 'copy' | 'csv') => void;
}

export function ReviewResults({ output, onExport }: ReviewResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { totalReviews, averageRating, sentimentBreakdown } = output;
  return (
    <>
      <FigureCards
        figures={[
          { label: t('ui.totalReviews'), value: format.number(totalReviews) },
          {
            label: t('ui.averageRating'),
            value: format.number(averageRating, { digits: 1, fixed: true }),
            unit: '/ 5',
          },
          {
            label: t('ui.positiveShare'),
            value: format.percent(sentimentBreakdown.positive / 100),
            tone: 'ok',
          },
          {
            label: t('ui.negativeShare'),
            value: format.percent(sentimentBreakdown.negative / 100),
            tone: 'bad',
          },
        ]}
      />
      <SentimentBar breakdown={sentimentBreakdown} />
      <CommonThemes output={output} onExport={onExport} />
      <KeywordMentions mentions={output.keywordMentions} />
      <CompetitorComparison comparison={output.competitorComparison} />
      <ReviewInsights insights={output.insights} />
    </>
  );
}
