import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/unit-converter.engine.ts';
import { unitsOf, type CategoryId } from '../engine/unit-categories.ts';

/** The converted value, then the sides of a size, then the value in every unit of its category. */
export const summarize: Summarize<typeof engine> = ({
  value,
  from,
  to,
  result,
  values,
  table,
  category,
}) => ({
  figures: [
    [unitName(to), result, symbolOf(category, to)],
    [unitName(from), value, symbolOf(category, from)],
    ...values.map(
      (side, index) =>
        [{ code: 'side', params: { number: index + 1 } }, side.result, symbolOf(category, to)] as const,
    ),
    ...table
      .filter(({ unit }) => unit !== from && unit !== to)
      .map((row) => [unitName(row.unit), row.result, row.symbol] as const),
  ],
});

const unitName = (unit: string) => `unit-${unit}`;
const symbolOf = (category: CategoryId, unit: string) =>
  unitsOf(category).find(({ id }) => id === unit)?.symbol ?? unit;
