import { DataTable, Disclosure } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { SourcesOutput, Spread } from '../../engine/sources-output.schema.ts';
import { shortTitle } from '../../engine/short-title.ts';
import { useMoney } from '../use-money.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

/** Median and quartiles, with the seller's product among them. */
export function SpreadTable({ output: { spreads, marketplace } }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
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
    { name: words('sources.revenuePerReview'), shown: money, ...spreads.revenuePerReview },
  ].filter((row) => row.of > 0);
  if (rows.length === 0) return null;
  type Row = (typeof rows)[number];
  const quartile = (key: 'low' | 'median' | 'high') => ({
    key,
    kind: 'number' as const,
    header: words(`sources.${key}`),
    cell: (row: Row) => orNone(row[key], row.shown),
  });
  const orNone = (value: number | null, shown: (known: number) => string) =>
    value === null ? words('sources.noData') : shown(value);
  const hasOwn = rows.some(({ own }) => own !== null);
  return (
    <section className={styles.section} aria-label={words('sources.spreads')}>
      <h3>{words('sources.spreads')}</h3>
      <DataTable
        caption={words('sources.spreads')}
        columns={[
          { key: 'name', kind: 'heading', header: words('sources.figure'), cell: ({ name }) => name },
          quartile('low'),
          quartile('median'),
          quartile('high'),
          { key: 'of', kind: 'number', header: words('sources.values'), cell: ({ of }) => format.number(of) },
          ...(hasOwn
            ? [
                {
                  key: 'own',
                  kind: 'number' as const,
                  header: words('sources.mine'),
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
    return `${shown} · ${words('sources.above', { share: format.percent(ownPercentile / 100, 0) })}`;
  }
}

/** What titles have in common, and what only one has. */
export function TitleWording({ output: { wording, rows } }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  if (wording.shared.length + wording.only.length === 0) return null;
  const titles = new Map(rows.map(({ key, title }) => [key, title ?? key]));
  return (
    <Disclosure
      summary={words('sources.wording')}
      aside={words('sources.ofTitles', { count: wording.of })}
      look="boxed"
    >
      <div className={styles.chart}>
        <DataTable
          caption={words('sources.shared')}
          columns={[
            {
              key: 'phrase',
              kind: 'heading',
              header: words('sources.phrase'),
              cell: ({ phrase }) => <bdi>{phrase}</bdi>,
            },
            {
              key: 'titles',
              kind: 'number',
              header: words('sources.titles'),
              cell: ({ titles: number }) => format.number(number),
            },
          ]}
          rows={wording.shared}
          rowKey={({ phrase }) => phrase}
        />
        <DataTable
          caption={words('sources.only')}
          columns={[
            {
              key: 'title',
              kind: 'heading',
              header: words('field.title'),
              cell: ({ key }) => <bdi>{shortTitle(titles.get(key) ?? key)}</bdi>,
            },
            {
              key: 'words',
              header: words('sources.only'),
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
