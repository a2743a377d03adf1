import { researchMarketplaceOf } from '@seller-toolbox/reference-data/research-marketplaces.data';
import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { useColumnMakers, type ResultColumn } from '@seller-toolbox/tool-kit/research';
import { useSourceNames } from '@seller-toolbox/tool-kit/source-names';
import { Badge } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { marginTier, ratingTier } from '../../engine/color-tier.ts';
import type { SourcesOutput, OutputRow } from '../../engine/sources-output.schema.ts';
import { profitInput } from '../../engine/profit-input.ts';
import { shortTitle } from '../../engine/short-title.ts';
import type zh from '../../locales/zh.json';
import { TierBadge } from '../tier-badge.tsx';
import { useMoney } from '../use-money.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

type Column = ResultColumn<OutputRow>;

const MARKS = [
  { name: 'mine', tone: 'ok', holds: ({ isOwn }: OutputRow) => isOwn },
  { name: 'weakLeader', tone: 'warn', holds: ({ isWeakLeader }: OutputRow) => isWeakLeader === true },
  { name: 'newcomer', tone: 'accent', holds: ({ isNewcomer }: OutputRow) => isNewcomer === true },
] as const;

/** The columns of the specification from the visitor's files, then those that only files have. A further column without data is left out. */
export function useResultColumns(output: SourcesOutput): readonly Column[] {
  const { marketplace, currency, sources, rows } = output;
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const money = useMoney(marketplace);
  const { sign } = researchMarketplaceOf(marketplace);
  const { none, number } = useColumnMakers<OutputRow>(words('sources.noData'));
  const fileOf = useSourceNames(sources);
  const figure = (
    key: 'price' | 'salesRank' | 'sales' | 'revenue' | 'reviewCount',
    header: string,
    shown: (value: number) => string,
  ): Column => ({
    ...number(key, header, (row) => row[key]?.value ?? null),
    cell: (row) =>
      row[key] === null ? none : <span title={fileOf(row[key].source)}>{shown(row[key].value)}</span>,
  });
  const whole = (value: number) => format.number(value, { digits: 0 });

  const ofSpecification: Column[] = [
    {
      key: 'title',
      kind: 'heading',
      header: t('ui.title'),
      cell: ({ title, key }) => (
        <bdi className={styles.title} title={title ?? undefined}>
          {shortTitle(title ?? key)}
        </bdi>
      ),
      value: ({ title }) => title ?? '',
    },
    {
      key: 'asin',
      header: t('ui.asin'),
      cell: ({ asin }) => (asin === null ? none : <code>{asin}</code>),
      value: ({ asin }) => asin ?? '',
    },
    figure('price', t('ui.price', { currency }), money),
    {
      ...number('rating', t('ui.rating'), ({ rating }) => rating?.value ?? null),
      cell: ({ rating }) =>
        rating === null ? (
          none
        ) : (
          <TierBadge tier={ratingTier(rating.value)}>
            {format.number(rating.value, { digits: 1, fixed: true })}
          </TierBadge>
        ),
    },
    figure('reviewCount', t('ui.reviewCount'), whole),
    figure('salesRank', t('ui.salesRank'), whole),
    figure('sales', words('field.monthlySales'), whole),
    figure('revenue', t('ui.revenue', { currency }), (value) => `${sign}${whole(value)}`),
    {
      ...number('profitMargin', t('ui.margin'), ({ profitMargin }) => profitMargin),
      cell: ({ profitMargin }) =>
        profitMargin === null ? (
          none
        ) : (
          <TierBadge tier={marginTier(profitMargin)}>{format.percent(profitMargin / 100)}</TierBadge>
        ),
    },
  ];
  const marksOf = (row: OutputRow) => MARKS.filter(({ holds }) => holds(row));
  const more: Column[] = [
    {
      key: 'marks',
      header: words('sources.marks'),
      cell: (row) => (
        <span className={styles.marks}>
          {marksOf(row).map(({ name, tone }) => (
            <Badge key={name} tone={tone}>
              {words(`sources.${name}`)}
            </Badge>
          ))}
        </span>
      ),
      value: (row) =>
        marksOf(row)
          .map(({ name }) => words(`sources.${name}`))
          .join(', '),
    },
    {
      key: 'brand',
      header: words('field.brand'),
      cell: ({ brand }) => brand ?? none,
      value: ({ brand }) => brand ?? '',
    },
    ...(['sellingFee', 'priceAfterReferral', 'fulfillmentFee', 'fees', 'revenuePerReview'] as const).map(
      (key): Column => ({
        ...number(key, words(`sources.${key}`, { currency }), (row) => row[key]),
        cell: ({ [key]: amount }) => (amount === null ? none : money(amount)),
      }),
    ),
    number('daysListed', words('sources.daysListed'), ({ daysListed }) => daysListed),
    {
      key: 'sources',
      header: words('sources.files'),
      cell: (row) => <span className={styles.source}>{row.sources.map(fileOf).join('; ')}</span>,
      value: (row) => row.sources.map(fileOf).join('; '),
    },
  ];
  return [
    ...ofSpecification,
    ...more.filter(({ value }) => rows.some((row) => value?.(row) !== '')),
    {
      key: 'profit',
      header: words('sources.profit'),
      cell: (row) => <ProfitLink row={row} output={output} />,
    },
  ];
}

/** To the profit calculator with the price of a rival and the costs that count at it. */
function ProfitLink({ row, output }: { row: OutputRow; output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const { Link, linkTo } = useToolEnvironment();
  const input = profitInput(output, row);
  if (input === null) return null;
  return (
    <Link to={linkTo('profit-calculator', input)}>
      {words('sources.profit')}
      <span className="visually-hidden"> {row.title ?? row.key}</span>
    </Link>
  );
}
