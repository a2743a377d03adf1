import { defineEngine, finding, type Finding } from '@seller-toolbox/tool-contract';
import { fullDecimals, fullForm, shortForm } from './amount-form.ts';
import { converted, inverse, pairOf, type Pair } from './conversion.ts';
import { examples } from './currency-converter.examples.ts';
import {
  inputSchema,
  outputSchema,
  type CurrencyInput,
  type CurrencyOutput,
} from './currency-converter.schema.ts';
import { POPULAR_CURRENCIES } from './popular-currencies.data.ts';
import { rateTrend } from './rate-trend.ts';

/** Converts an amount by given rates, into one currency and into the popular ones, with the trend of the rate. */
export const engine = defineEngine({ inputSchema, outputSchema, run, examples, keyFigure: 'result' });

function run(input: CurrencyInput): CurrencyOutput {
  const { from, to, rates, history } = input;
  const pair = requirePair(input, to);
  const amount = input.amount !== null && input.amount > 0 ? input.amount : null;
  const result = amount === null ? null : converted(amount, pair);
  return {
    amount: input.amount,
    from,
    to,
    result,
    rate: converted(1, pair),
    inverseRate: converted(1, inverse(pair)),
    formatted: result === null ? null : shortForm(result),
    full: result === null ? null : fullForm(result, to),
    decimals: result === null ? null : fullDecimals(result, to),
    basis: { baseCurrency: rates.baseCurrency, ...pair, lastUpdated: rates.lastUpdated },
    trend: history ? trendOf(history, input.range) : null,
    popular: popularResults(input, amount),
    findings: amountFindings(input.amount),
  };
}

/** The history names its range; without one it is the requested range. */
function trendOf(
  { dataPoints, range }: NonNullable<CurrencyInput['history']>,
  requested: CurrencyInput['range'],
): CurrencyOutput['trend'] {
  const trend = rateTrend(dataPoints);
  return trend && { ...trend, period: range ?? requested };
}

/** The schema has rejected currencies without a rate, so there always is a pair. */
function requirePair({ rates, from }: CurrencyInput, to: string): Pair {
  const pair = pairOf(rates, from, to);
  if (!pair) throw new RangeError(`no rate between ${from} and ${to}`);
  return pair;
}

function popularResults({ rates, from }: CurrencyInput, amount: number | null): CurrencyOutput['popular'] {
  return POPULAR_CURRENCIES.filter((currency) => currency !== from).flatMap((currency) => {
    const pair = pairOf(rates, from, currency);
    if (!pair) return [];
    const result = amount === null ? null : converted(amount, pair);
    const decimals = result === null ? null : fullDecimals(result, currency);
    return [{ currency, rate: converted(1, pair), result, decimals }];
  });
}

/** An empty field has no finding. */
function amountFindings(amount: number | null): Finding[] {
  return amount === null || amount > 0 ? [] : [finding('amount-not-positive', 'error')];
}
