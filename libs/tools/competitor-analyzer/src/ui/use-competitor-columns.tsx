import { useFormat } from '@seller-toolbox/words/react';
import { researchMarketplaceOf } from '@seller-toolbox/reference-data/research-marketplaces.data';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { ResultColumn } from '@seller-toolbox/tool-kit/research';
import { marginTier, ratingTier } from '../engine/color-tier.ts';
import type { CompetitorOutput, CompetitorRow } from '../engine/competitor-analyzer.schema.ts';
import { shortTitle } from '../engine/short-title.ts';
import type zh from '../locales/zh.json';
import { TierBadge } from './tier-badge.tsx';
import { useMoney } from './use-money.ts';
import styles from './competitor-columns.module.css';

/** The columns of the table of competitors. Fees are in the copy and the file only, titles there are whole. */
export function useCompetitorColumns({
  marketplace,
  currency,
}: CompetitorOutput): readonly ResultColumn<CompetitorRow>[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const money = useMoney(marketplace);
  const { sign } = researchMarketplaceOf(marketplace);
  const numbers = (
    key: 'price' | 'salesRank' | 'estimatedSales' | 'revenue',
    shown: (value: number) => string,
  ) => ({
    key,
    kind: 'number' as const,
    header: t(`ui.${key}`, { currency }),
    cell: (row: CompetitorRow) => shown(row[key]),
    value: (row: CompetitorRow) => row[key],
  });
  const positiveInteger = (value: number) => format.number(value);
  return [
    {
      key: 'title',
      kind: 'heading',
      header: t('ui.title'),
      cell: ({ title }) => (
        <span lang="en" title={title} className={styles.title}>
          {shortTitle(title)}
        </span>
      ),
      value: (row) => row.title,
    },
    { key: 'asin', header: t('ui.asin'), cell: (row) => <code>{row.asin}</code>, value: (row) => row.asin },
    numbers('price', money),
    {
      key: 'rating',
      kind: 'number',
      header: t('ui.rating'),
      cell: ({ rating, reviewCount }) => (
        <span className={styles.rating}>
          <TierBadge tier={ratingTier(rating)}>{format.number(rating, { digits: 1, fixed: true })}</TierBadge>
          <span aria-hidden="true">({format.number(reviewCount)})</span>
          <span className="visually-hidden">{t('ui.reviews', { count: reviewCount })}</span>
        </span>
      ),
      value: (row) => row.rating,
    },
    { key: 'reviewCount', header: t('ui.reviewCount'), value: (row) => row.reviewCount },
    numbers('salesRank', positiveInteger),
    numbers('estimatedSales', positiveInteger),
    numbers('revenue', (value) => `${sign}${format.number(value, { digits: 0 })}`),
    { key: 'fbaFees', header: t('ui.fbaFees', { currency }), value: (row) => row.fbaFees },
    {
      key: 'profitMargin',
      kind: 'number',
      header: t('ui.margin'),
      cell: ({ profitMargin }) => (
        <TierBadge tier={marginTier(profitMargin)}>{format.percent(profitMargin / 100)}</TierBadge>
      ),
      value: (row) => row.profitMargin,
    },
  ];
}
