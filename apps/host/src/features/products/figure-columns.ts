import { NO_RULES, type ProductField, type ToolProducts } from '@seller-toolbox/products';
import { FIELD_CODES, type Problem, type ProductColumn } from '@seller-toolbox/tool-contract';
import type { ProductRow } from '@seller-toolbox/catalogue/engine-worker';
import type { ListedProduct } from '@seller-toolbox/product-store';
import { writeText } from '@seller-toolbox/words/write-text';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { useMemo } from 'react';
import { createFormat, type Format } from '@seller-toolbox/words';
import { gapText } from './gap-text.ts';
import { fieldLabel, useProductsWords, type AnyWords, type TranslateProducts } from './products-words.ts';
import type { TableColumn } from './table-columns.ts';
import type { ToolFigures } from './use-tool-figures.ts';

/** The columns of a tool in the table. */
export function useFigureColumns(figures: ToolFigures | null): readonly TableColumn[] {
  const format = useFormat();
  const products = useProductsWords();
  const tool = useWords<Record<string, string>>(figures?.toolId ?? 'products') as AnyWords;
  const platform = useWords<Record<string, string>>('platform') as AnyWords;
  return useMemo(() => {
    if (!figures) return [];
    const { hook, rowOf, toolId } = figures;
    const words = { hook, products, platform, tool, format };
    const textOf = ({ product }: ListedProduct): string | null => {
      const row = rowOf(product);
      return (row && rowText(row, words)) || null;
    };
    const isEmpty = ({ product }: ListedProduct) => (rowOf(product)?.values[0]?.value ?? null) === null;
    return hook.columns.map((column, index): TableColumn => {
      const cellOf = ({ product }: ListedProduct) => rowOf(product)?.values[index];
      return {
        id: `${toolId}:${column.path}`,
        label: tool(`ui.${column.label}`),
        look: column.kind === 'text' || column.kind === 'code' ? 'text' : 'figure',
        field: null,
        value: (listed) => cellOf(listed)?.value,
        shown: (listed) => shownFigure(column, cellOf(listed), { format, t: tool }),
        written: (listed) => writtenFigure(column, cellOf(listed), { format, t: tool }),
        unit: (listed) => unitOfFigure(cellOf(listed)),
        // In the first column: the others stay empty.
        problem: (listed) => (index === 0 && isEmpty(listed) ? textOf(listed) : null),
        remark: (listed) => (index === 0 && !isEmpty(listed) ? textOf(listed) : null),
      };
    });
  }, [figures, format, products, tool, platform]);
}

const SHARED = new Set<string>(FIELD_CODES);

export interface ProblemWords {
  readonly hook: ToolProducts | undefined;
  readonly products: TranslateProducts;
  readonly platform: AnyWords;
  readonly tool: AnyWords;
}

export interface RowWords extends ProblemWords {
  readonly hook: ToolProducts;
  readonly format: Format;
}

/** Why a product has no figures, or what its figures lack; blank where they are whole. */
export function rowText({ problems, unused, gaps }: ProductRow, words: RowWords): string {
  const { products } = words;
  const rejected = problems.map((problem) => problemText(problem, words));
  const lacking = [
    ...(gaps?.fields ?? []).map((field) => fieldGapText(field, words)),
    ...(gaps?.findings ?? []).map((finding) => gapText(finding, words)),
  ];
  const currency = unused.map(
    ({ field }) => `${fieldLabel(products, field)}: ${products('tool.otherCurrency')}`,
  );
  const isWhole = rejected.length + lacking.length === 0;
  return [...new Set([...rejected, ...lacking, ...(isWhole ? [] : currency)])].join(' ');
}

function fieldGapText(field: ProductField, { hook, products, platform, tool }: RowWords): string {
  const gap = hook.gaps?.of.find((one) => 'field' in one && one.field === field);
  const says = gap && 'field' in gap ? gap.says : undefined;
  return `${fieldLabel(products, field)}: ${says === undefined ? platform('problems.required') : tool(`ui.${says}`)}`;
}

/** A problem with the name of the field of the product that has it. */
export function problemText(
  { path, code }: Problem,
  { hook, products, platform, tool }: ProblemWords,
): string {
  const field = hook?.reads.find((read) => path === read.path || path.endsWith(`.${read.path}`))?.field;
  if (code === NO_RULES) return products('change.noRules');
  const text = SHARED.has(code) ? platform(`problems.${code}`) : tool(`findings.${code}`);
  return field === undefined ? text : `${fieldLabel(products, field)}: ${text}`;
}

type Cell = { readonly value: string | number | boolean | null; readonly unit: string | null } | undefined;

/** A result as it is written in a table. */
export function shownFigure(
  { kind, textOf }: ProductColumn,
  cell: Cell,
  { format, t }: { readonly format: Format; readonly t: AnyWords },
): string {
  if (!cell || cell.value === null) return '';
  const { value, unit } = cell;
  if (typeof value === 'number') {
    if (kind === 'money') return unit === null ? format.number(value) : format.money(value, unit);
    if (kind === 'share') return format.percent(value);
    if (kind === 'percent') return format.percent(value / 100);
    return `${format.number(value)}${unit === null ? '' : ` ${unit}`}`;
  }
  const text = String(value);
  if (kind === 'day') return format.date(text);
  return kind === 'code' && textOf ? writeText(textOf(text), { t, format }) : text;
}

function unitOfFigure(cell: Cell): string | null {
  return typeof cell?.value === 'number' ? cell.unit : null;
}

/** A share of 1 has as many decimals as its percentage with two. */
const SHARE_DIGITS = 4;

/** A result as a file has it: figures as exact as they are shown, in any language with a point. */
export function writtenFigure(
  column: ProductColumn,
  cell: Cell,
  words: { readonly format: Format; readonly t: AnyWords },
): string | number {
  const { value = null, unit = null } = cell ?? {};
  if (column.kind === 'day' && typeof value === 'string') return value;
  if (typeof value !== 'number') return shownFigure(column, cell, words);
  const plain = createFormat('en');
  const text =
    column.kind === 'money' && unit !== null
      ? plain.amount(value, unit)
      : plain.number(value, { digits: column.kind === 'share' ? SHARE_DIGITS : 2 });
  return Number(text.replaceAll(',', ''));
}
