import type { ListedProduct } from '@seller-toolbox/product-store';
import type { ProductChange } from '@seller-toolbox/tool-contract';
import { DataTable, type DataColumn } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { writeText } from '@seller-toolbox/words/write-text';
import { fieldLabel, useProductsWords, type TranslateProducts } from '../products-words.ts';
import styles from './change.module.css';
import type { CatalogueChange, ChangeLine, ChangeSum } from './change-model.ts';
import { useRowsShown } from './use-rows-shown.ts';

export interface ChangeTableProps {
  result: CatalogueChange;
  toolId: string;
  change: ProductChange;
  /** Names of the two sides. */
  before: string;
  after: string;
}

/** More rows are in the file. */
const MAX_SHOWN = 50;

/** The tool's words, and amounts in their currency; a dash for an unknown one. */
function useChangeTexts(toolId: string) {
  const format = useFormat();
  return {
    t: useProductsWords(),
    format,
    tool: useWords<Record<string, string>>(toolId) as (key: string, params?: object) => string,
    money: (amount: number | null, currency: string) =>
      amount === null ? '–' : format.money(amount, currency),
  };
}

/** Writes the smallest change of a product that costs less; blank where there is none. */
export function useCheaperText(toolId: string, change: ProductChange): (line: ChangeLine) => string {
  const { t, tool, format } = useChangeTexts(toolId);
  return ({ cheaper }) => {
    if (!cheaper) return '';
    const what = change.cheaper?.what.textOf?.(cheaper.what);
    const name = what ? writeText(what, { t: (key, params) => tool(key, params), format }) : cheaper.what;
    const by = `${format.number(cheaper.by)} ${cheaper.unit ?? ''}`.trim();
    return t('change.cheaperBy', { what: name, by });
  };
}

/** A month in each marketplace. */
export function SumTable({ result, toolId, change, before, after }: ChangeTableProps) {
  const { t, tool, format, money } = useChangeTexts(toolId);
  const figure = (key: string, header: string, cell: (sum: ChangeSum) => string): DataColumn<ChangeSum> => ({
    key,
    header,
    kind: 'number',
    cell,
  });
  return (
    <DataTable
      caption={`${tool(`ui.${change.amount.label}`)}, ${t('change.monthly')}`}
      captionLook="shown"
      look="boxed"
      narrow="stacked"
      columns={[
        {
          key: 'marketplace',
          header: fieldLabel(t, 'marketplace'),
          kind: 'heading',
          cell: ({ marketplace, currency }) => marketplace || currency,
        },
        figure('products', t('change.products'), ({ products }) => format.number(products)),
        figure('noSales', t('change.noSales'), ({ withoutSales }) => format.number(withoutSales)),
        figure('before', before, (sum) => money(sum.before, sum.currency)),
        figure('after', after, (sum) => money(sum.after, sum.currency)),
        figure('monthly', t('change.monthly'), (sum) => money(sum.difference, sum.currency)),
        ...(change.cheaper
          ? [figure('yearly', t('change.yearly'), (sum) => money(sum.yearly, sum.currency))]
          : []),
        ...(change.isProfit
          ? [figure('losses', t('change.newLoss'), ({ newLosses }) => format.number(newLosses))]
          : []),
      ]}
      rows={result.sums}
      rowKey={({ marketplace, currency }) => `${marketplace} ${currency}`}
    />
  );
}

/** The products that the change affects most. */
export function LineTable({ result, toolId, change, before, after }: ChangeTableProps) {
  const { t, format, money } = useChangeTexts(toolId);
  const mostShown = useRowsShown(MAX_SHOWN);
  const figure = (
    key: string,
    header: string,
    cell: DataColumn<ChangeLine>['cell'],
  ): DataColumn<ChangeLine> => ({ key, header, kind: 'number', cell });
  const cheaperText = useCheaperText(toolId, change);
  return (
    <DataTable
      caption={t('change.shown', {
        shown: format.number(Math.min(mostShown, result.lines.length)),
        all: format.number(result.lines.length),
      })}
      captionLook="shown"
      look="boxed"
      narrow="stacked"
      columns={[
        {
          ...productColumn(t),
          cell: ({ listed }) => <span className={styles.name}>{nameOf(listed)}</span>,
        },
        figure('before', before, (line) => money(line.before, line.currency)),
        figure('after', after, (line) => money(line.after, line.currency)),
        figure('difference', t('change.difference'), (line) => money(line.difference, line.currency)),
        figure('units', t('change.units'), ({ monthlyUnits: units }) =>
          units === null ? '–' : format.number(units, { digits: 0 }),
        ),
        figure('monthly', t('change.monthly'), (line) => (
          <>
            {money(line.monthly, line.currency)}
            {line.isNewLoss && <strong className={styles.loss}> {t('change.newLoss')}</strong>}
          </>
        )),
        ...(change.cheaper
          ? [
              { key: 'cheaper', header: t('change.cheaper'), cell: cheaperText },
              figure('yearly', t('change.yearly'), ({ cheaper, currency }) =>
                cheaper ? money(cheaper.yearly, currency) : '',
              ),
            ]
          : []),
      ]}
      rows={result.lines.slice(0, mostShown)}
      rowKey={({ listed }) => listed.id}
    />
  );
}

/** The column that names the product of a row. */
export function productColumn<Row extends { readonly listed: ListedProduct }>(
  t: TranslateProducts,
): DataColumn<Row> {
  return {
    key: 'product',
    header: fieldLabel(t, 'sku'),
    kind: 'heading',
    cell: ({ listed }) => nameOf(listed),
  };
}

export function nameOf({ product }: ListedProduct): string {
  return product.sku ?? product.asin ?? product.title ?? '–';
}
