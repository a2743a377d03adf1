import { useToolWords } from '@seller-toolbox/tool-kit';
import { FigureCards, ResultTable } from '@seller-toolbox/tool-kit/research';
import { Disclosure } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { marginTier, ratingTier } from '../../engine/color-tier.ts';
import type { SourcesOutput } from '../../engine/sources-output.schema.ts';
import type zh from '../../locales/zh.json';
import { MarketInsights } from '../market-insights.tsx';
import { TIER_TONES } from '../tier-badge.tsx';
import { useMoney } from '../use-money.ts';
import { BandChart } from './band-chart.tsx';
import { SpreadTable, TitleWording } from './market-tables.tsx';
import styles from './sources.module.css';
import { loadSourceWords, SOURCE_WORDS, type SourceWords } from './source-words.ts';
import { useResultColumns } from './use-result-columns.tsx';

export interface SourceResultsProps {
  output: SourcesOutput;
  onExport: (action: 'copy' | 'csv') => void;
}

/** What the visitor's files say: cards, price bands, one row a product, insights and wording. */
export function SourceResults(props: SourceResultsProps) {
  return (
    <LazyWords namespace={SOURCE_WORDS} load={loadSourceWords}>
      <Results {...props} />
    </LazyWords>
  );
}

const HOW = [
  'howNothing',
  'howRevenue',
  'howMargin',
  'howPackage',
  'howBands',
  'howPercentile',
  'howMarks',
  'howWording',
] as const;

function Results({ output, onExport }: SourceResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  return (
    <div className={styles.parts}>
      <FigureCards figures={useCards(output)} />
      <BandChart output={output} />
      <ResultTable
        isSample={false}
        caption={t('ui.table')}
        columns={useResultColumns(output)}
        rows={output.rows}
        rowKey={({ key }) => key}
        sorted={{ by: 'sales', direction: 'descending' }}
        moreLabel={(left) => words('sources.more', { number: format.number(left) })}
        onExport={onExport}
      />
      <FeeSource output={output} />
      <FbaSource output={output} />
      <SpreadTable output={output} />
      <MarketInsights output={output} />
      <TitleWording output={output} />
      <Disclosure summary={words('sources.how')} look="boxed" print="open">
        <ul className={styles.note}>
          {HOW.map((key) => (
            <li key={key}>{words(`sources.${key}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** Which table the referral fees are from, or that it has none for the category. */
function FeeSource({ output: { category, feeCard } }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const named = useNamedCard();
  if (category === null) return null;
  return (
    <p className={styles.note}>
      {feeCard ? words('sources.feeCard', named(feeCard)) : words('sources.noFeeCard')}
    </p>
  );
}

/** Which card the fulfillment fees of the seller's package are from, and whether it has none at a price. */
function FbaSource({ output: { fbaCard, rows } }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const named = useNamedCard();
  if (fbaCard === null) return null;
  const hasGap = rows.some(({ price, fulfillmentFee }) => price !== null && fulfillmentFee === null);
  return (
    <p className={styles.note}>
      {words('sources.fbaCard', named(fbaCard))}
      {hasGap && ` ${words('sources.fbaGap')}`}
    </p>
  );
}

/** Source and days of a published table, as sentences name them. */
function useNamedCard() {
  const format = useFormat();
  return ({ source, effectiveFrom, checkedOn }: NonNullable<SourcesOutput['feeCard']>) => ({
    source,
    from: effectiveFrom === null ? '–' : format.date(effectiveFrom),
    checked: format.date(checkedOn),
  });
}

/** The cards; each mean says of how many values it is. */
function useCards({ averages, averagesOf, marginNeeds, weakLeaders, newcomers, marketplace }: SourcesOutput) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const money = useMoney(marketplace);
  const mean = (name: keyof typeof averages, shown: (value: number) => string) => {
    const value = averages[name];
    return value === null
      ? { value: '–', note: words('sources.noData') }
      : { value: shown(value), note: words('sources.meanOf', { count: averagesOf[name] }) };
  };
  const count = (value: number | null, note: string) =>
    value === null ? { value: '–', note: words('sources.noData') } : { value: format.number(value), note };
  const { rating, margin } = averages;
  return [
    { label: t('ui.averagePrice'), ...mean('price', money) },
    {
      label: t('ui.averageRating'),
      ...mean('rating', (value) => format.number(value, { digits: 1, fixed: true })),
      ...(rating !== null && { tone: TIER_TONES[ratingTier(rating)] }),
    },
    {
      label: t('ui.averageSales'),
      ...mean('salesPerMonth', (value) => format.number(value, { digits: 0 })),
    },
    {
      label: t('ui.averageMargin'),
      ...mean('margin', (value) => format.percent(value / 100)),
      ...(marginNeeds.length > 0 && {
        note: words('sources.needs', {
          list: format.list(marginNeeds.map((need) => words(`sources.needs-${need}`))),
        }),
      }),
      ...(margin !== null && { tone: TIER_TONES[marginTier(margin)] }),
    },
    { label: words('sources.weakLeaders'), ...count(weakLeaders, words('sources.weakLeadersNote')) },
    { label: words('sources.newcomers'), ...count(newcomers, words('sources.newcomersNote')) },
  ];
}
