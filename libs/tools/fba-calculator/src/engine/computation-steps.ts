import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { chargedSides } from '@seller-toolbox/fee-cards/fba/dimensional-weight';
import type { FeeLine } from '@seller-toolbox/fee-cards/fba/fee-schedule';
import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import type { FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { sortedSides, type Item } from '@seller-toolbox/fee-cards/fba/item';
import { volumeDivisor } from '@seller-toolbox/fee-cards/fba/volume';
import type { Charges } from './charges.ts';
import type { StepCode } from './step-codes.ts';
import type { Units } from '@seller-toolbox/fee-cards/fba/unit-system';

/** One line of the explanation: a code, which has a sentence in the locale files, and the numbers of that sentence. */
export interface ComputationStep {
  readonly code: StepCode;
  readonly params: Record<string, number>;
}

/** All figures of one run and the rates behind them. */
export interface Computation extends Charges {
  /** As the user gave it, in `units`. */
  readonly given: Item;
  readonly units: Units;
  readonly cardUnits: Units;
  /** In the card's units, as the amounts below. */
  readonly item: Item;
  readonly context: FeeContext;
  readonly quote: FulfillmentQuote;
  readonly longTermStorageFee: number | null;
  readonly removal: FeeLine | null;
  readonly returnProcessingFee: number | null;
}

/** The steps of the calculation from the input to the total. Sizes and weights in the card's units. */
export function computationSteps(computation: Computation): ComputationStep[] {
  return [
    ...weightSteps(computation),
    ...fulfillmentSteps(computation),
    ...storageSteps(computation),
    ...conditionalSteps(computation),
  ];
}

function step(code: StepCode, params: Record<string, number>): ComputationStep {
  return { code, params };
}

function weightSteps({ given, units, cardUnits, item, context, quote }: Computation): ComputationStep[] {
  const steps: ComputationStep[] = [];
  if (units.length !== cardUnits.length) {
    const onCard = { cardLength: item.length, cardWidth: item.width, cardHeight: item.height };
    steps.push(step('unit-conversion', { ...given, ...onCard, cardWeight: item.weight }));
  }
  const { dimensionalDivisor: divisor } = context.card;
  const { dimensionalWeight: dimensional, billedBy } = quote;
  if (divisor === null || dimensional === null) return steps;
  const [longest, median, shortest] = chargedSides(sortedSides(item), quote.weightRule);
  steps.push(step('dimensional-weight', { longest, median, shortest, divisor, dimensional }));
  if (billedBy) steps.push(step(`billed-${billedBy}`, { own: item.weight, dimensional }));
  return steps;
}

function fulfillmentSteps({ quote, context }: Computation): ComputationStep[] {
  const { line, fuelSurcharge, dangerousGoodsFee, fee, billableWeight } = quote;
  if (!line || fuelSurcharge === null || fee === null) return [];
  const steps = [feeStep('fulfillment', line, billableWeight)];
  const withFuel = sumRounded([line.fee, fuelSurcharge]);
  if (fuelSurcharge > 0) {
    steps.push(
      step('fuel-surcharge', {
        base: line.fee,
        share: context.fuelRate,
        surcharge: fuelSurcharge,
        fee: withFuel,
      }),
    );
  }
  if (dangerousGoodsFee > 0) steps.push(step('dangerous-goods', { base: withFuel, dangerousGoodsFee, fee }));
  return steps;
}

function feeStep(subject: 'fulfillment' | 'removal', line: FeeLine, weight: number): ComputationStep {
  if (line.kind !== 'flat') {
    const { base, above, stepFee, step: size, steps, fee } = line;
    const params = { base, above, stepFee, step: size, steps, weight, fee };
    return step(subject === 'removal' ? 'removal-started-steps' : `fulfillment-${line.kind}`, params);
  }
  if (line.upTo === null) return step(`${subject}-any-weight`, { fee: line.fee });
  return step(`${subject}-flat`, { upTo: line.upTo, weight, fee: line.fee });
}

function storageSteps(computation: Computation): ComputationStep[] {
  const { item, volume, storageRate, storageFee, longTermStorageFee, context } = computation;
  const [longest, median, shortest] = sortedSides(item);
  const { units, volumeUnit, agedInventory } = context.card;
  const divisor = volumeDivisor(units, volumeUnit);
  const steps = [step('volume', { longest, median, shortest, divisor, volume })];
  if (storageRate !== null && storageFee !== null) {
    steps.push(step('storage', { volume, rate: storageRate, fee: storageFee }));
  }
  if (!agedInventory || longTermStorageFee === null) return steps;
  const { perVolume: rate, perUnit } = agedInventory.longTerm;
  const code = volume * rate >= (perUnit ?? 0) ? 'long-term-storage' : 'long-term-storage-per-unit';
  return [...steps, step(code, { volume, rate, fee: longTermStorageFee })];
}

function conditionalSteps({
  quote,
  context,
  removal,
  returnProcessingFee,
  storageFee,
  optionalFees,
  totalFees,
}: Computation) {
  const { card } = context;
  const steps: ComputationStep[] = [];
  if (removal) steps.push(feeStep('removal', removal, quote.billableWeight));
  if (card.returnProcessing && returnProcessingFee !== null && quote.fee !== null) {
    const share = card.returnProcessing.shareOfFulfillment;
    steps.push(step('return-processing', { share, fulfillment: quote.fee, fee: returnProcessingFee }));
  }
  for (const { id, basis, amount } of optionalFees) {
    if (amount !== null && basis !== null) steps.push(step(id, { basis, fee: amount }));
  }
  if (totalFees !== null && quote.fee !== null && storageFee !== null) {
    const parts = { fulfillment: quote.fee, storage: storageFee };
    const others = sumRounded(optionalFees.map(({ amount }) => amount ?? 0));
    steps.push(
      others > 0
        ? step('total-with-others', { ...parts, others, fee: totalFees })
        : step('total', { ...parts, fee: totalFees }),
    );
  }
  return steps;
}
