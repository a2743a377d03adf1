import { isClose, type Invariant } from './invariant.ts';

interface UnitAnswer {
  readonly category: string;
  readonly from: string;
  readonly to: string;
  readonly value: number | null;
  readonly exact: number | null;
}

/** A round trip returns the value: within 1e-12 relative, temperatures within a billionth of a degree. */
export const unitsThereAndBack: Invariant = (answer: UnitAnswer, _input, run) => {
  const { category, from, to, value, exact } = answer;
  if (value === null || exact === null) return [];
  const back = run({ category, value: exact, from: to, to: from }) as UnitAnswer | null;
  if (back?.exact === null || back === null)
    return isBeyondLimit(exact) ? [] : [`${exact} ${to} has no way back`];
  const isSame =
    category === 'temperature'
      ? Math.abs(back.exact - value) <= 1e-9 + Math.abs(value) * 1e-12
      : isClose(back.exact, value);
  return isSame ? [] : [`${value} ${from} is ${exact} ${to}, which is ${back.exact} ${from}`];
};

/** Above the limit of the input. */
const isBeyondLimit = (value: number) => Math.abs(value) > 1e15;

interface CurrencyAnswer {
  readonly amount: number | null;
  readonly from: string;
  readonly to: string;
  readonly result: number | null;
  readonly rate: number;
  readonly inverseRate: number;
}

/** A round trip returns the amount, and the two rates are inverse to each other. */
export const currenciesThereAndBack: Invariant = (answer: CurrencyAnswer, input: object, run) => {
  const { amount, from, to, result, rate, inverseRate } = answer;
  if (!isClose(rate * inverseRate, 1)) return [`the rates ${rate} and ${inverseRate} do not fit together`];
  if (amount === null || result === null || isBeyondLimit(result)) return [];
  const back = run({
    ...input,
    amount: result,
    from: to,
    to: from,
    history: undefined,
  }) as CurrencyAnswer | null;
  const isSame = typeof back?.result === 'number' && isClose(back.result, amount);
  return isSame || result < 1e-290
    ? []
    : [`${amount} ${from} is ${result} ${to}, which is ${back?.result} ${from}`];
};
