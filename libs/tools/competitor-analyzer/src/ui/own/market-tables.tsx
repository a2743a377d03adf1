import { DataTable, Disclosure } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { OwnOutput, Spread } from '../../engine/own-competitors.schema.ts';
import { shortTitle } from '../../engine/short-title.ts';
import { useMoney } from '../use-money.ts';
import styles from './own.module.css';
import { OWN_WORDS, type OwnWords } from './own-words.ts';

/** Median and quartiles, with the own product among them. */
export function SpreadTable({ output: { spreads, marketplace } }: { output: OwnOutput }) {
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  const money = useMoney(marketplace);
  const rows = [
    { name: words('field.price'), shown: money, ...spreads.price },
    {
      name: words('field.rating'),
      shown: (value: number) => format.number(value, { digits: 2 }),
      ...spreads.rating,
    },
    {
      name: words('field.reviewCount'),
      shown: (value: number) => format.number(value, { digits: 0 }),
      ...spreads.reviewCount,
    },
    { name: words('own.revenuePerReview'), shown: money, ...spreads.revenuePerReview },
  ].filter((row) => row.of > 0);
  if (rows.length === 0) return null;
  type Row = (typeof rows)[number];
  const quartile = (key: 'low' | 'median' | 'high') => ({
    key,
    kind: 'number' as const,
    header: words(`own.${key}`),
    cell: (row: Row) => orNone(row[key], row.shown),
  });
  const orNone = (value: number | null, shown: (known: number) => string) =>
    value === null ? words('own.noData') : shown(value);
  const hasOwn = rows.some(({ own }) => own !== null);
  return (
    <section className={styles.section} aria-label={words('own.spreads')}>
      <h3>{words('own.spreads')}</h3>
      <DataTable
        caption={words('own.spreads')}
        columns={[
          { key: 'name', kind: 'heading', header: words('own.figure'), cell: ({ name }) => name },
          quartile('low'),
          quartile('median'),
          quartile('high'),
          { key: 'of', kind: 'number', header: words('own.values'), cell: ({ of }) => format.number(of) },
          ...(hasOwn
            ? [
                {
                  key: 'own',
                  kind: 'number' as const,
                  header: words('own.mine'),
                  cell: (row: Row) => ownCell(row, orNone(row.own, row.shown)),
                },
              ]
            : []),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </section>
  );

  function ownCell({ ownPercentile }: Spread, shown: string) {
    if (ownPercentile === null) return shown;
    return `${shown} · ${words('own.above', { share: format.percent(ownPercentile / 100, 0) })}`;
  }
}

/** What titles have in common, and what only one has. */
export function TitleWording({ output: { wording, rows } }: { output: OwnOutput }) {
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  if (wording.shared.length + wording.only.length === 0) return null;
  const titles = new Map(rows.map(({ key, title }) => [key, title ?? key]));
  return (
    <Disclosure
      summary={words('own.wording')}
      aside={words('own.ofTitles', { count: wording.of })}
      look="boxed"
    >
      <div className={styles.chart}>
        <DataTable
          caption={words('own.shared')}
          columns={[
            {
              key: 'phrase',
              kind: 'heading',
              header: words('own.phrase'),
              cell: ({ phrase }) => <bdi>{phrase}</bdi>,
            },
            {
              key: 'titles',
              kind: 'number',
              header: words('own.titles'),
              cell: ({ titles: number }) => format.number(number),
            },
          ]}
          rows={wording.shared}
          rowKey={({ phrase }) => phrase}
        />
        <DataTable
          caption={words('own.only')}
          columns={[
            {
              key: 'title',
              kind: 'heading',
              header: words('field.title'),
              cell: ({ key }) => <bdi>{shortTitle(titles.get(key) ?? key)}</bdi>,
            },
            {
              key: 'words',
              header: words('own.only'),
              cell: ({ words: only }) => <bdi>{only.join(', ')}</bdi>,
            },
          ]}
          rows={wording.only}
          rowKey={({ key }) => key}
        />
      </div>
    </Disclosure>
  );
}
