import { isClose, type Invariant } from './invariant.ts';

interface ProfitAnswer {
  readonly exchange: { readonly rate: number } | null;
  readonly sellingPrice: number;
  readonly fees: Readonly<Record<string, number>>;
  readonly amazonFees: number;
  readonly totalCost: number;
  readonly grossProfit: number;
  readonly netProfit: number;
  readonly profitMargin: number | null;
  readonly breakdown: readonly { readonly part: string; readonly amount: number }[];
}
interface ProfitQuestion {
  readonly costOfGoods: number;
  readonly shippingCost: number;
  readonly otherCosts: number;
}

/** Profit is the price less all costs; the parts of the price add up to it. */
export const profitIsPriceLessCosts: Invariant = (answer: ProfitAnswer, question: ProfitQuestion) => {
  const rate = answer.exchange?.rate ?? 1;
  const { sellingPrice, netProfit, grossProfit, totalCost, amazonFees, profitMargin, breakdown } = answer;
  const fees = sum(Object.values(answer.fees));
  const goods = question.costOfGoods * rate;
  const parts = Object.fromEntries(breakdown.map(({ part, amount }) => [part, amount]));
  const costs = breakdown.filter(({ part }) => part !== 'net-profit').map(({ amount }) => amount);
  const scale = sellingPrice + goods + sum(costs.map(Math.abs)) + fees;
  const same = (name: string, one: number, other: number) =>
    isClose(one, other, scale) ? [] : [`${name} is ${one}, not ${other}`];
  return [
    ...same('amazonFees', amazonFees, fees),
    ...same('goods', parts['goods'] ?? 0, goods),
    ...same('shipping', parts['shipping'] ?? 0, question.shippingCost * rate),
    ...same('other costs', parts['other'] ?? 0, question.otherCosts * rate),
    ...same('totalCost', totalCost, sum(costs)),
    ...same('grossProfit', grossProfit, sellingPrice - goods - fees),
    ...same('netProfit', netProfit, sellingPrice - totalCost),
    ...same('the sum of the breakdown', sum(breakdown.map(({ amount }) => amount)), sellingPrice),
    ...same(
      'the margin of the price',
      ((profitMargin ?? 0) / 100) * sellingPrice,
      profitMargin === null ? 0 : netProfit,
    ),
    ...Object.entries(answer.fees).flatMap(([name, fee]) => (fee >= 0 ? [] : [`${name} is ${fee}`])),
  ];
};

interface FeeAnswer {
  readonly fees: Readonly<Record<string, number | null>> & {
    readonly fulfillmentFee: number | null;
    readonly storageFee: number | null;
    readonly totalFees: number | null;
  };
  readonly optionalFees: readonly { readonly amount: number | null }[];
  readonly nextCheaper: { readonly saves: number; readonly by: number } | null;
}

/** Fees are never negative, the total is their sum, and a cheaper item has a saving. */
export const feesAddUp: Invariant = ({ fees, optionalFees, nextCheaper }: FeeAnswer) => {
  const negative = Object.entries(fees).flatMap(([name, fee]) =>
    fee !== null && fee < 0 ? [`${name} is ${fee}`] : [],
  );
  const { fulfillmentFee, storageFee, totalFees } = fees;
  const parts = [fulfillmentFee, storageFee, ...optionalFees.map(({ amount }) => amount)];
  const isTotal =
    fulfillmentFee === null || totalFees === null
      ? fulfillmentFee === totalFees
      : Math.abs(totalFees - sum(parts.map((part) => part ?? 0))) <= 0.01;
  const isCheaper = nextCheaper === null || (nextCheaper.saves > 0 && nextCheaper.by > 0);
  return [
    ...negative,
    ...(isTotal ? [] : [`totalFees is ${totalFees}, not the sum of ${parts.join(', ')}`]),
    ...(isCheaper ? [] : ['what is next cheaper saves nothing']),
  ];
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
