import { MEASURES, toCentimeters, toKilograms } from '../../engine/measures.ts';
import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import { freeId, freeName } from './new-box.ts';

/** Rows that bring no id get one; those without a name get a letter. Rounding errors of conversions are removed. */
export function withRows(boxes: readonly BoxInput[], rows: readonly Omit<BoxInput, 'id'>[]): BoxInput[] {
  return rows.reduce<BoxInput[]>(
    (lines, row) => [...lines, { ...clean(row), id: freeId(lines), name: row.name || freeName(lines) }],
    [...boxes],
  );
}

function clean(row: Omit<BoxInput, 'id'>): Omit<BoxInput, 'id'> {
  const length = (side: number) => toCentimeters(MEASURES.metric, side);
  return {
    ...row,
    length: length(row.length),
    width: length(row.width),
    height: length(row.height),
    weight: toKilograms(MEASURES.metric, row.weight),
  };
}
