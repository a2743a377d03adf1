import { useToolWords } from '@seller-toolbox/tool-kit';
import { DataTable } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import type { ProfitOutput } from '../../engine/profit-output.schema.ts';
import type zh from '../../locales/zh.json';
import { COMPARISON_WORDS, type ComparisonWords } from './comparison-words.ts';
import styles from './comparison.module.css';

type Row = NonNullable<ProfitOutput['marketplaces']>[number];

export interface MarketplaceTableProps {
  rows: readonly Row[];
  currency: string;
  current: string;
  /** The instant of the exchange rates. */
  ratesOf: string;
}

/** The unit in every marketplace at converted amounts. */
export function MarketplaceTable({ rows, currency, current, ratesOf }: MarketplaceTableProps) {
  const t = useWords<ComparisonWords>(COMPARISON_WORDS);
  const { t: words } = useToolWords<typeof zh>();
  const format = useFormat();
  const money = (amount: number | null, code: string) => (amount === null ? '–' : format.money(amount, code));
  return (
    <section>
      <h3>{t('comparison.marketplaces')}</h3>
      <p className={styles.note}>
        {t('comparison.marketplacesNote', { date: format.dateTime(Date.parse(ratesOf)) })}
      </p>
      <DataTable
        caption={t('comparison.marketplaces')}
        columns={[
          {
            key: 'marketplace',
            header: words('ui.marketplace'),
            kind: 'heading',
            cell: ({ marketplace }) => regionName(marketplace, format),
          },
          {
            key: 'price',
            header: words('ui.sellingPrice'),
            kind: 'number',
            cell: ({ price, currency: code }) =>
              price === null ? t('comparison.unknown') : money(price, code),
          },
          {
            key: 'fba',
            header: t('comparison.fbaFee'),
            kind: 'number',
            cell: ({ fbaFee, currency: code }) => money(fbaFee, code),
          },
          {
            key: 'net',
            header: words('ui.netProfit'),
            kind: 'number',
            cell: ({ price, netProfit, currency: code }) =>
              price !== null && netProfit === null ? t('comparison.unknown') : money(netProfit, code),
          },
          {
            key: 'converted',
            header: t('comparison.inCurrency', { currency }),
            kind: 'number',
            cell: ({ netProfitConverted }) =>
              netProfitConverted === null ? '–' : format.amount(netProfitConverted, currency),
          },
          {
            key: 'margin',
            header: words('ui.profitMargin'),
            kind: 'number',
            cell: ({ profitMargin }) =>
              profitMargin === null
                ? '–'
                : words('ui.percent', { value: format.number(profitMargin, { digits: 1 }) }),
          },
        ]}
        rows={rows}
        rowKey={({ marketplace }) => marketplace}
        rowLook={({ marketplace, price }) =>
          marketplace === current ? 'marked' : price === null ? 'muted' : 'plain'
        }
      />
    </section>
  );
}
