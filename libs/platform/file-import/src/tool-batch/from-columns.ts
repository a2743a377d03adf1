import { withValueAt, type ToolProducts } from '@seller-toolbox/products';
import type { TextTable } from '@seller-toolbox/tool-contract';
import { currenciesOfHeader, marketplaceIn, yesOrNoIn } from '../product-file/index.ts';
import { isBlank, numberInCell, unitIn } from '../table-file/cell-values.ts';
import { currenciesIn } from '../table-file/currencies-in.ts';
import { inputTypeAt, rowSchema, type InputSchema } from './input-types.ts';
import { measuredColumns } from './measured-columns.ts';
import { isOtherCurrency } from './read-settings.ts';
import type { BatchProblem, ColumnTargets, ReadRow } from './table-rows.ts';
import type { BatchSettings } from './unit-system-in.ts';

type Fields = Readonly<Record<string, unknown>>;

interface ColumnsOptions {
  readonly hook: ToolProducts | undefined;
  readonly schema: InputSchema;
  readonly settings: BatchSettings;
}

/** Rows whose columns are fields of the input; the table has its decimal sign. */
export function fromColumns(
  table: TextTable,
  targets: ColumnTargets,
  { hook, schema, settings }: ColumnsOptions,
): readonly ReadRow[] {
  const measured = hook && measuredColumns(table, targets, { hook, settings });
  const ofRow = rowSchema(schema, hook?.list);
  const others = table.headers.flatMap((header, column) => {
    const path = targets[column] ?? null;
    if (path === null || measured?.isRead(column)) return [];
    return [{ column, header, path, type: inputTypeAt(ofRow, path), ofHeader: currenciesOfHeader(header) }];
  });
  const isSoldSomewhere = inputTypeAt(schema, 'marketplace') !== undefined;
  return table.rows.map(({ line, cells }): ReadRow => {
    let fields: Fields = {};
    const problems: BatchProblem[] = [];
    const marketplace =
      settings.get('marketplace') ??
      measured?.marketplaceAt(line) ??
      marketplaceIn(cells[targets.indexOf('marketplace')] ?? '');
    for (const { column, header, path, type, ofHeader } of others) {
      const cell = cells[column] ?? '';
      if (isBlank(cell)) continue;
      const value = valueIn(cell, type, table.decimalSign);
      const currencies = type === 'number' ? (currenciesIn(cell) ?? ofHeader) : undefined;
      // Only fields that products have as well have a known unit.
      const hasUnit = type === 'number' && unitIn(cell) !== undefined;
      if (value === null || value === undefined || hasUnit)
        problems.push({ path: header, code: 'invalid-value' });
      else if (isSoldSomewhere && isOtherCurrency(currencies, marketplace))
        problems.push({ path: header, code: 'other-currency' });
      else fields = withValueAt(fields, path, value);
    }
    const row = measured?.rowAt(line, fields);
    return {
      fields: { ...row?.fields, ...fields },
      problems: [...(row?.problems ?? []), ...problems],
    };
  });
}

function valueIn(cell: string, type: ReturnType<typeof inputTypeAt>, sign: TextTable['decimalSign'] = '.') {
  if (type === 'number') return numberInCell(cell, sign);
  return type === 'boolean' ? yesOrNoIn(cell) : cell;
}
