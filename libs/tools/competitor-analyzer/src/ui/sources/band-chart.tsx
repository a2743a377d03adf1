import { researchMarketplaceOf } from '@seller-toolbox/reference-data/research-marketplaces.data';
import { DataTable } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { SourcesOutput, PriceBand } from '../../engine/sources-output.schema.ts';
import { useMoney } from '../use-money.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

/** Products, units and revenue by price, as bars and as a table. */
export function BandChart({ output: { bands, leaders, marketplace } }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const money = useMoney(marketplace);
  const { sign } = researchMarketplaceOf(marketplace);
  if (bands.length === 0) return null;
  const measure = bands.some(({ revenue }) => revenue !== null) ? 'revenue' : 'products';
  const max = Math.max(1, ...bands.map((band) => band[measure] ?? 0));
  const nameOf = ({ from, to }: PriceBand) => words('sources.bandOf', { from: money(from), to: money(to) });
  const wholeMoney = (value: number) => `${sign}${format.number(value, { digits: 0 })}`;
  const orNone = (value: number | null, shown: (known: number) => string) =>
    value === null ? words('sources.noData') : shown(value);
  const number = (value: number) => format.number(value, { digits: 0 });
  const share = (value: number | null) => orNone(value, (known) => format.percent(known / 100, 0));
  return (
    <section className={styles.section} aria-label={words('sources.bands')}>
      <h3>{words('sources.bands')}</h3>
      <div className={styles.chart}>
        <div className={styles.bars} data-printed>
          {bands.map((band) => (
            <MeterBar
              key={band.from}
              label={band.hasOwn ? words('sources.bandWithOwn', { band: nameOf(band) }) : nameOf(band)}
              value={band[measure] ?? 0}
              max={max}
              text={orNone(band[measure], measure === 'revenue' ? wholeMoney : number)}
              tone={band.hasOwn ? 'ok' : 'accent'}
            />
          ))}
        </div>
        <DataTable
          caption={words('sources.bands')}
          columns={[
            { key: 'band', kind: 'heading', header: words('sources.band'), cell: nameOf },
            {
              key: 'products',
              kind: 'number',
              header: words('sources.products'),
              cell: ({ products }) => number(products),
            },
            {
              key: 'units',
              kind: 'number',
              header: words('field.monthlySales'),
              cell: ({ units }) => orNone(units, number),
            },
            {
              key: 'revenue',
              kind: 'number',
              header: words('field.monthlyRevenue'),
              cell: ({ revenue }) => orNone(revenue, wholeMoney),
            },
            {
              key: 'share',
              kind: 'number',
              header: words('sources.revenueShare'),
              cell: ({ revenueShare }) => share(revenueShare),
            },
          ]}
          rows={bands}
          rowKey={({ from }) => String(from)}
        />
      </div>
      {(['units', 'revenue'] as const).map((name) =>
        leaders[name].topThree === null ? null : (
          <p key={name} className={styles.note}>
            {words(`sources.leaders-${name}`, {
              three: share(leaders[name].topThree),
              ten: share(leaders[name].topTen),
              number: number(leaders[name].of),
            })}
          </p>
        ),
      )}
    </section>
  );
}
