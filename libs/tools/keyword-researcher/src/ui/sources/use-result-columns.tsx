import { useFormat, useWords } from '@seller-toolbox/words/react';
import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { useColumnMakers, type ResultColumn } from '@seller-toolbox/tool-kit/research';
import { useSourceNames } from '@seller-toolbox/tool-kit/source-names';
import { Badge } from '@seller-toolbox/ui';
import { difficultyTier } from '../../engine/difficulty-tier.ts';
import { COMPETITIONS, TRENDS } from '../../engine/keyword-researcher.schema.ts';
import { COVERAGES, type SourcesOutput, type OutputRow } from '../../engine/sources-output.schema.ts';
import type zh from '../../locales/zh.json';
import { COMPETITION_TONES, DIFFICULTY_LOOKS, TREND_LOOKS } from '../keyword-looks.ts';
import styles from '../keyword-columns.module.css';
import sourceStyles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

type Column = ResultColumn<OutputRow>;

/** The columns of the specification from the visitor's files, then those that only files have. A column without data is left out. */
export function useResultColumns(output: SourcesOutput): readonly Column[] {
  const { t } = useToolWords<typeof zh>();
  const { Link, linkTo } = useToolEnvironment();
  const ofSpecification = useSpecifiedColumns(output);
  const more = useFurtherColumns(output);
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

function useSpecifiedColumns(output: SourcesOutput): readonly Column[] {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const { none, number, badge, from, fromConcentration } = useSourcedColumns(output);
  return [
    {
      key: 'keyword',
      kind: 'heading',
      header: t('ui.keyword'),
      cell: (row) => <bdi className={sourceStyles.keyword}>{row.keyword}</bdi>,
      value: (row) => row.keyword,
    },
    from(
      {
        ...number('searchVolume', words('sources.volume'), ({ searchVolume }) => searchVolume?.value ?? null),
        cell: ({ searchVolume }) =>
          searchVolume === null ? (
            none
          ) : (
            <>
              {format.number(searchVolume.value)}
              <span className={sourceStyles.source}>{words(`measure.${searchVolume.measure}`)}</span>
            </>
          ),
      },
      ({ searchVolume }) => searchVolume?.source,
    ),
    {
      key: 'volumePeriod',
      header: words('sources.volumePeriod'),
      value: ({ searchVolume }) => (searchVolume === null ? '' : words(`measure.${searchVolume.measure}`)),
    },
    fromConcentration(
      badge('competition', t('ui.competition'), {
        valueOf: ({ competition }) => competition,
        order: COMPETITIONS,
        textOf: (value) => t(`ui.competition-${value}`),
        lookOf: (value) => ({ tone: COMPETITION_TONES[value] }),
      }),
    ),
    fromConcentration({
      ...number('difficulty', t('ui.difficulty'), ({ difficulty }) => difficulty),
      cell: ({ difficulty }) =>
        difficulty === null ? (
          none
        ) : (
          <Badge {...DIFFICULTY_LOOKS[difficultyTier(difficulty)]}>{format.number(difficulty)}</Badge>
        ),
    }),
    badge('trend', t('ui.trend'), {
      valueOf: ({ trend }) => trend,
      order: TRENDS,
      textOf: (value) => t(`ui.trend-${value}`),
      lookOf: (value) => TREND_LOOKS[value],
    }),
    number('relevance', t('ui.relevance'), ({ relevance }) => relevance),
  ];
}

function useFurtherColumns(output: SourcesOutput): readonly Column[] {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const { none, number, badge, fileOf, from, fromAds, fromFunnel } = useSourcedColumns(output);
  return [
    number('score', words('sources.score'), ({ score }) => score),
    from(
      number(
        'frequencyRank',
        words('field.frequencyRank'),
        ({ frequencyRank }) => frequencyRank?.value ?? null,
      ),
      ({ frequencyRank }) => frequencyRank?.source,
    ),
    from(
      number('cpc', t('ui.cpc', { currency: output.currency }), ({ cpc }) => cpc?.value ?? null, 2),
      ({ cpc }) => cpc?.source,
    ),
    fromAds(number('adClicks', words('field.adClicks'), ({ ads }) => ads?.clicks ?? null)),
    fromAds(number('adOrders', words('field.adOrders'), ({ ads }) => ads?.orders ?? null)),
    fromAds(
      number(
        'adSpend',
        words('sources.adSpend', { currency: output.currency }),
        ({ ads }) => ads?.spend ?? null,
        2,
      ),
    ),
    fromAds(number('acos', words('sources.acos'), ({ ads }) => ads?.acos ?? null, 1)),
    fromAds(
      number(
        'adConversionRate',
        words('sources.adConversionRate'),
        ({ ads }) => ads?.conversionRate ?? null,
        1,
      ),
    ),
    fromFunnel(number('impressionShare', words('field.ownImpressionShare'), (row) => shareAt(row, 0), 2)),
    fromFunnel(number('purchaseShare', words('field.ownPurchaseShare'), (row) => shareAt(row, 3), 2)),
    fromFunnel(
      number(
        'missedPurchases',
        words('sources.missedPurchases'),
        ({ funnel }) => funnel?.missedPurchases ?? null,
      ),
    ),
    fromFunnel(number('priceGap', words('sources.priceGap'), ({ funnel }) => funnel?.priceGap ?? null, 2)),
    from(
      {
        ...number('ownRank', words('field.ownRank'), ({ ownRank }) => ownRank?.value ?? null),
        value: ({ ownRank }) => (ownRank === null ? '' : (ownRank.value ?? words('sources.notRanked'))),
        cell: ({ ownRank }) => {
          if (ownRank === null) return none;
          return ownRank.value === null ? words('sources.notRanked') : format.number(ownRank.value);
        },
      },
      ({ ownRank }) => ownRank?.source,
    ),
    number('bestRivalRank', words('sources.bestRivalRank'), ({ bestRivalRank }) => bestRivalRank),
    badge('gap', words('sources.gap'), {
      valueOf: ({ isGap }) => (isGap === null ? null : isGap ? 'yes' : 'no'),
      order: ['yes', 'no'],
      textOf: (value) => words(`sources.${value}`),
      lookOf: (value) => ({ tone: value === 'yes' ? 'warn' : 'neutral' }),
    }),
    badge('coverage', words('sources.coverage'), {
      valueOf: ({ coverage }) => coverage,
      order: COVERAGES,
      textOf: (value) => words(`coverageOf.${value}`),
    }),
    {
      key: 'sources',
      header: words('sources.files'),
      cell: ({ sources }) => <span className={sourceStyles.none}>{sources.map(fileOf).join('; ')}</span>,
      value: ({ sources }) => sources.map(fileOf).join('; '),
    },
  ];
}

/** Makers of columns whose cells name the file that their figure is from. */
function useSourcedColumns({ sources }: SourcesOutput) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const makers = useColumnMakers<OutputRow>(words('sources.noData'));
  const fileOf = useSourceNames(sources);
  const from = (column: Column, sourceOf: (row: OutputRow) => number | undefined): Column => ({
    ...column,
    cell: (row, index) => {
      const source = sourceOf(row);
      const file = source === undefined ? undefined : fileOf(source);
      return <span title={file}>{column.cell?.(row, index)}</span>;
    },
  });
  return {
    ...makers,
    fileOf,
    from,
    fromConcentration: (column: Column) => from(column, ({ concentration }) => concentration?.source),
    fromAds: (column: Column) => from(column, ({ ads }) => ads?.source),
    fromFunnel: (column: Column) => from(column, ({ funnel }) => funnel?.source),
  };
}

function shareAt({ funnel }: OutputRow, step: number): number | null {
  return funnel?.steps[step]?.share ?? null;
}
