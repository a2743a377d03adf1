import { researchMarketplaceOf } from '@seller-toolbox/reference-data/research-marketplaces.data';
import { DataTable } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { OwnOutput, PriceBand } from '../../engine/own-competitors.schema.ts';
import { useMoney } from '../use-money.ts';
import styles from './own.module.css';
import { OWN_WORDS, type OwnWords } from './own-words.ts';

/** Products, units and revenue by price, as bars and as a table. */
export function BandChart({ output: { bands, leaders, marketplace } }: { output: OwnOutput }) {
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  const money = useMoney(marketplace);
  const { sign } = researchMarketplaceOf(marketplace);
  if (bands.length === 0) return null;
  const measure = bands.some(({ revenue }) => revenue !== null) ? 'revenue' : 'products';
  const max = Math.max(1, ...bands.map((band) => band[measure] ?? 0));
  const nameOf = ({ from, to }: PriceBand) => words('own.bandOf', { from: money(from), to: money(to) });
  const wholeMoney = (value: number) => `${sign}${format.number(value, { digits: 0 })}`;
  const orNone = (value: number | null, shown: (known: number) => string) =>
    value === null ? words('own.noData') : shown(value);
  const number = (value: number) => format.number(value, { digits: 0 });
  const share = (value: number | null) => orNone(value, (known) => format.percent(known / 100, 0));
  return (
    <section className={styles.section} aria-label={words('own.bands')}>
      <h3>{words('own.bands')}</h3>
      <div className={styles.chart}>
        <div className={styles.bars} data-printed>
          {bands.map((band) => (
            <MeterBar
              key={band.from}
              label={band.hasOwn ? words('own.bandWithOwn', { band: nameOf(band) }) : nameOf(band)}
              value={band[measure] ?? 0}
              max={max}
              text={orNone(band[measure], measure === 'revenue' ? wholeMoney : number)}
              tone={band.hasOwn ? 'ok' : 'accent'}
            />
          ))}
        </div>
        <DataTable
          caption={words('own.bands')}
          columns={[
            { key: 'band', kind: 'heading', header: words('own.band'), cell: nameOf },
            {
              key: 'products',
              kind: 'number',
              header: words('own.products'),
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
              header: words('own.revenueShare'),
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
            {words(`own.leaders-${name}`, {
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
