import { defineEngine, finding, type Finding } from '@seller-toolbox/tool-contract';
import { conversionBetween, convert, type Conversion } from './conversion.ts';
import { formatSignificant, toSignificant } from './significant.ts';
import { firstTwoUnits, unitsOf, type CategoryId } from './unit-categories.ts';
import { examples } from './unit-converter.examples.ts';
import { inputSchema, outputSchema } from './unit-converter.schema.ts';

/** Converts a value between two units of one dimension, and into all other units of it. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  keyFigure: 'result',
  run: ({ category, value, values = [], from: chosenFrom, to: chosenTo }) => {
    const first = firstTwoUnits(category);
    const from = chosenFrom ?? first.from;
    const to = chosenTo ?? first.to;
    const formula = conversion(category, from, to);
    const converted = value === null ? null : convertedValue(value, formula);
    return {
      category,
      value,
      from,
      to,
      result: converted?.result ?? null,
      exact: converted?.exact ?? null,
      formatted: converted?.formatted ?? null,
      factor: category === 'temperature' ? null : convert(1, formula),
      formula,
      table: unitsOf(category).map((unit) => ({
        unit: unit.id,
        symbol: unit.symbol,
        result: value === null ? null : toSignificant(convert(value, conversion(category, from, unit.id))),
      })),
      values: values.map((side) => ({ value: side, ...convertedValue(side, formula) })),
      findings: value === null ? [] : temperatureFindings(category, value, from),
    };
  },
});

function convertedValue(value: number, formula: Conversion) {
  const exact = convert(value, formula);
  return { result: toSignificant(exact), exact, formatted: formatSignificant(exact) };
}

/** The schema has rejected units of another category, so there always is a conversion. */
function conversion(category: CategoryId, from: string, to: string): Conversion {
  const found = conversionBetween(category, from, to);
  if (!found) throw new RangeError(`no conversion from ${from} to ${to}`);
  return found;
}

function temperatureFindings(category: CategoryId, value: number, from: string): Finding[] {
  if (category !== 'temperature') return [];
  return convert(value, conversion(category, from, 'K')) < 0
    ? [finding('below-absolute-zero', 'warning')]
    : [];
}
