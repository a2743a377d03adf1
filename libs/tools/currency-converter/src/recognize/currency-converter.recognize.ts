import { homeCurrency, readMoney, type Money } from '@seller-toolbox/ask';
import type { Recognize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/currency-converter.engine.ts';

/** An amount with its currency, or two currencies; the target is the reader's own currency where none is named. */
export const recognize: Recognize<typeof engine> = (text, env) => {
  const money = readMoney(text, env);
  const [from, named] = money.currencies;
  if (from === undefined || money.amounts > 1 || money.currencies.length > 2) return [];
  const to = named ?? targetOf(from, homeCurrency(env.language));
  return [
    {
      confidence: confidenceOf(money),
      input: { amount: money.amount ?? 1, from, to },
      line: ({ amount, result, basis }) => ({
        code: 'converted',
        params: {
          amount: { money: amount ?? 0, currency: from },
          result: { money: result ?? 0, currency: to },
          date: { day: basis.lastUpdated.slice(0, 10) },
        },
      }),
    },
  ];
};

/** Dollars buy in China, everything else is counted at home. */
function targetOf(from: string, home: string): string {
  if (from !== home) return home;
  return from === 'USD' ? 'CNY' : 'USD';
}

function confidenceOf({ amount, currencies, rest }: Money): number {
  if (rest !== '') return rest.length <= 6 ? 0.45 : 0.2;
  if (currencies.length === 2) return 0.95;
  return amount === null ? 0.6 : 0.92;
}
