import { useFormat, useWords } from '@seller-toolbox/words/react';
import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { useColumnMakers, type ResultColumn } from '@seller-toolbox/tool-kit/research';
import { Badge } from '@seller-toolbox/ui';
import { difficultyTier } from '../../engine/difficulty-tier.ts';
import { COMPETITIONS, TRENDS } from '../../engine/keyword-researcher.schema.ts';
import { COVERAGES, type OwnOutput, type OwnRow } from '../../engine/own-keywords.schema.ts';
import type zh from '../../locales/zh.json';
import { COMPETITION_TONES, DIFFICULTY_LOOKS, TREND_LOOKS } from '../keyword-looks.ts';
import styles from '../keyword-columns.module.css';
import own from './own.module.css';
import { OWN_WORDS, type OwnWords } from './own-words.ts';

type Column = ResultColumn<OwnRow>;

/** The columns of the specification from own data, then those that only own data has. A column without data is left out. */
export function useOwnColumns(output: OwnOutput): readonly Column[] {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  const { Link, linkTo } = useToolEnvironment();
  const { none, number, badge } = useColumnMakers<OwnRow>(words('own.noData'));
  const nameOf = (source: number) => output.sources[source]?.name ?? '';

  const ofSpecification: Column[] = [
    {
      key: 'keyword',
      kind: 'heading',
      header: t('ui.keyword'),
      cell: (row) => <bdi className={own.keyword}>{row.keyword}</bdi>,
      value: (row) => row.keyword,
    },
    {
      ...number('searchVolume', words('own.volume'), ({ searchVolume }) => searchVolume?.value ?? null),
      cell: ({ searchVolume }) =>
        searchVolume === null ? (
          none
        ) : (
          <span title={nameOf(searchVolume.source)}>
            {format.number(searchVolume.value)}
            <span className={own.source}>{words(`measure.${searchVolume.measure}`)}</span>
          </span>
        ),
    },
    badge('competition', t('ui.competition'), {
      valueOf: ({ competition }) => competition,
      order: COMPETITIONS,
      textOf: (value) => t(`ui.competition-${value}`),
      lookOf: (value) => ({ tone: COMPETITION_TONES[value] }),
    }),
    {
      ...number('difficulty', t('ui.difficulty'), ({ difficulty }) => difficulty),
      cell: ({ difficulty }) =>
        difficulty === null ? (
          none
        ) : (
          <Badge {...DIFFICULTY_LOOKS[difficultyTier(difficulty)]}>{format.number(difficulty)}</Badge>
        ),
    },
    badge('trend', t('ui.trend'), {
      valueOf: ({ trend }) => trend,
      order: TRENDS,
      textOf: (value) => t(`ui.trend-${value}`),
      lookOf: (value) => TREND_LOOKS[value],
    }),
    number('relevance', t('ui.relevance'), ({ relevance }) => relevance),
  ];
  const more: Column[] = [
    number('score', words('own.score'), ({ score }) => score),
    number(
      'frequencyRank',
      words('field.frequencyRank'),
      ({ frequencyRank }) => frequencyRank?.value ?? null,
    ),
    number('cpc', t('ui.cpc', { currency: output.currency }), ({ cpc }) => cpc?.value ?? null, 2),
    number('adClicks', words('field.adClicks'), ({ ads }) => ads?.clicks ?? null),
    number('adOrders', words('field.adOrders'), ({ ads }) => ads?.orders ?? null),
    number(
      'adSpend',
      words('own.adSpend', { currency: output.currency }),
      ({ ads }) => ads?.spend ?? null,
      2,
    ),
    number('acos', words('own.acos'), ({ ads }) => ads?.acos ?? null, 1),
    number('adConversionRate', words('own.adConversionRate'), ({ ads }) => ads?.conversionRate ?? null, 1),
    number('impressionShare', words('field.ownImpressionShare'), (row) => shareAt(row, 0), 2),
    number('purchaseShare', words('field.ownPurchaseShare'), (row) => shareAt(row, 3), 2),
    number('missedPurchases', words('own.missedPurchases'), ({ funnel }) => funnel?.missedPurchases ?? null),
    number('priceGap', words('own.priceGap'), ({ funnel }) => funnel?.priceGap ?? null, 2),
    {
      ...number('ownRank', words('field.ownRank'), ({ ownRank }) => ownRank?.value ?? null),
      cell: ({ ownRank }) => {
        if (ownRank === null) return none;
        return ownRank.value === null ? words('own.notRanked') : format.number(ownRank.value);
      },
    },
    number('bestRivalRank', words('own.bestRivalRank'), ({ bestRivalRank }) => bestRivalRank),
    badge('gap', words('own.gap'), {
      valueOf: ({ isGap }) => (isGap === null ? null : isGap ? 'yes' : 'no'),
      order: ['yes', 'no'],
      textOf: (value) => words(`own.${value}`),
      lookOf: (value) => ({ tone: value === 'yes' ? 'warn' : 'neutral' }),
    }),
    badge('coverage', words('own.coverage'), {
      valueOf: ({ coverage }) => coverage,
      order: COVERAGES,
      textOf: (value) => words(`coverageOf.${value}`),
    }),
    {
      key: 'sources',
      header: words('own.files'),
      cell: ({ sources }) => <span className={own.none}>{sources.map(nameOf).join(', ')}</span>,
      value: ({ sources }) => sources.map(nameOf).join(', '),
    },
  ];
  return [
    ...ofSpecification,
    ...more.filter(({ value }) => output.rows.some((row) => value?.(row) !== '')),
    {
      key: 'analyze',
      header: t('ui.analyze'),
      cell: ({ keyword }) => (
        <span className={styles.analyze}>
          <Link to={linkTo('title-analyzer', { title: '', keyword })}>
            {t('ui.analyze')}
            <span className="visually-hidden"> {keyword}</span>
          </Link>
        </span>
      ),
    },
  ];
}

function shareAt({ funnel }: OwnRow, step: number): number | null {
  return funnel?.steps[step]?.share ?? null;
}
