import { useFormat } from '@seller-toolbox/words/react';
import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import type { ResultColumn } from '@seller-toolbox/tool-kit/research';
import { Badge } from '@seller-toolbox/ui';
import { difficultyTier } from '../engine/difficulty-tier.ts';
import { type KeywordRow, type SampleOutput } from '../engine/keyword-output.schema.ts';
import { COMPETITIONS, TRENDS } from '../engine/keyword-researcher.schema.ts';
import type zh from '../locales/zh.json';
import { COMPETITION_TONES, DIFFICULTY_LOOKS, TREND_LOOKS } from './keyword-looks.ts';
import styles from './keyword-columns.module.css';

/** The columns of the keyword table. The CPC is in the copied table and the file only. */
export function useKeywordColumns({
  marketplace,
  category,
  currency,
}: SampleOutput): readonly ResultColumn<KeywordRow>[] {
  const { t } = useToolWords<typeof zh>();
  const { Link, linkTo } = useToolEnvironment();
  const format = useFormat();
  return [
    {
      key: 'keyword',
      kind: 'heading',
      header: t('ui.keyword'),
      cell: (row) => <bdi>{row.keyword}</bdi>,
      value: (row) => row.keyword,
    },
    {
      key: 'searchVolume',
      kind: 'number',
      header: t('ui.searchVolume'),
      cell: (row) => format.number(row.searchVolume),
      value: (row) => row.searchVolume,
    },
    {
      key: 'competition',
      header: t('ui.competition'),
      cell: ({ competition }) => (
        <Badge tone={COMPETITION_TONES[competition]}>{t(`ui.competition-${competition}`)}</Badge>
      ),
      value: ({ competition }) => t(`ui.competition-${competition}`),
      sortBy: ({ competition }) => COMPETITIONS.indexOf(competition),
    },
    {
      key: 'difficulty',
      kind: 'number',
      header: t('ui.difficulty'),
      cell: ({ difficulty }) => (
        <Badge {...DIFFICULTY_LOOKS[difficultyTier(difficulty)]}>{format.number(difficulty)}</Badge>
      ),
      value: (row) => row.difficulty,
    },
    {
      key: 'trend',
      header: t('ui.trend'),
      cell: ({ trend }) => <Badge {...TREND_LOOKS[trend]}>{t(`ui.trend-${trend}`)}</Badge>,
      value: ({ trend }) => t(`ui.trend-${trend}`),
      sortBy: ({ trend }) => TRENDS.indexOf(trend),
    },
    {
      key: 'relevance',
      kind: 'number',
      header: t('ui.relevance'),
      cell: (row) => format.number(row.relevance),
      value: (row) => row.relevance,
    },
    { key: 'cpc', header: t('ui.cpc', { currency }), value: (row) => row.cpc },
    {
      key: 'analyze',
      header: t('ui.analyze'),
      cell: ({ keyword }) => (
        <span className={styles.analyze}>
          <Link
            to={linkTo('title-analyzer', {
              title: '',
              keyword,
              marketplace,
              category: category === 'all' ? 'general' : category,
            })}
          >
            {t('ui.analyze')}
            <span className="visually-hidden"> {keyword}</span>
          </Link>
        </span>
      ),
    },
  ];
}
