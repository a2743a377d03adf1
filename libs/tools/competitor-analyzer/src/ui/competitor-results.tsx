import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { FigureCards, ResultTable } from '@seller-toolbox/tool-kit/research';
import { marginTier, ratingTier } from '../engine/color-tier.ts';
import type { CompetitorOutput } from '../engine/competitor-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import { MarketInsights } from './market-insights.tsx';
import { TIER_TONES } from './tier-badge.tsx';
import { useCompetitorColumns } from './use-competitor-columns.tsx';
import { useMoney } from './use-money.ts';

export interface CompetitorResultsProps {
  output: CompetitorOutput;
  onExport: (action: 'copy' | 'csv') => void;
}

export function CompetitorResults({ output, onExport }: CompetitorResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const money = useMoney(output.marketplace);
  const columns = useCompetitorColumns(output);
  const { rows, averages } = output;
  return (
    <>
      <FigureCards
        figures={[
          { label: t('ui.averagePrice'), value: money(averages.price) },
          {
            label: t('ui.averageRating'),
            value: format.number(averages.rating, { digits: 1, fixed: true }),
            tone: TIER_TONES[ratingTier(averages.rating)],
          },
          { label: t('ui.averageSales'), value: format.number(averages.salesPerMonth, { digits: 0 }) },
          {
            label: t('ui.averageMargin'),
            value: format.percent(averages.margin / 100),
            tone: TIER_TONES[marginTier(averages.margin)],
          },
        ]}
      />
      <ResultTable
        caption={t('ui.table')}
        columns={columns}
        rows={rows}
        rowKey={({ asin }) => asin}
        sorted={{ by: 'estimatedSales', direction: 'descending' }}
        onExport={onExport}
      />
      <MarketInsights output={output} />
    </>
  );
}
