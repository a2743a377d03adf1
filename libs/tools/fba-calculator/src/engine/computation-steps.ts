import type { BilledBy } from '@seller-toolbox/fee-cards/fba/billable-weight';
import { chargedSides } from '@seller-toolbox/fee-cards/fba/dimensional-weight';
import type { FeeLine } from '@seller-toolbox/fee-cards/fba/fee-schedule';
import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import type { FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { sortedSides, type Item } from '@seller-toolbox/fee-cards/fba/item';
import type { Units } from '@seller-toolbox/fee-cards/fba/unit-system';

/** Every code that a step can have; the locales hold a sentence for each under `step-<code>`. */
export const STEP_CODES = [
  'unit-conversion',
  'dimensional-weight',
  'billed-own-weight',
  'billed-dimensional-weight',
  'billed-own-weight-only',
  'fulfillment-flat',
  'fulfillment-linear',
  'fulfillment-started-steps',
  'fuel-surcharge',
  'volume',
  'storage',
  'long-term-storage',
  'long-term-storage-per-unit',
  'removal-any-weight',
  'removal-flat',
  'removal-started-steps',
  'return-processing',
  'total',
] as const;
export type StepCode = (typeof STEP_CODES)[number];

/** One line of the explanation: a code, which has a sentence in the locale files, and the numbers of that sentence. */
export interface ComputationStep {
  readonly code: StepCode;
  readonly params: Record<string, number>;
}

/** All figures of one run and the rates behind them. */
export interface Computation {
  /** As the user gave it, in `units`. */
  readonly given: Item;
  readonly units: Units;
  /** In inches and pounds. */
  readonly item: Item;
  readonly context: FeeContext;
  readonly quote: FulfillmentQuote;
  readonly billedBy: BilledBy | null;
  readonly volume: number;
  readonly storageRate: number;
  readonly storageFee: number;
  readonly longTermStorageFee: number;
  readonly removal: FeeLine | null;
  readonly returnProcessingFee: number | null;
  readonly totalFees: number | null;
}

/** The steps of the calculation from the input to the total. Sizes in inches, weights in pounds, as the card has them. */
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

function weightSteps({ given, units, item, context, quote, billedBy }: Computation): ComputationStep[] {
  const [longest, median, shortest] = chargedSides(sortedSides(item), quote.weightRule);
  const weights = { own: item.weight, dimensional: quote.dimensionalWeight };
  const steps = [
    step('dimensional-weight', {
      longest,
      median,
      shortest,
      divisor: context.card.dimensionalDivisor,
      dimensional: quote.dimensionalWeight,
    }),
  ];
  if (units.length === 'cm') {
    const inches = { lengthIn: item.length, widthIn: item.width, heightIn: item.height };
    steps.unshift(step('unit-conversion', { ...given, ...inches, weightLb: item.weight }));
  }
  if (billedBy) steps.push(step(`billed-${billedBy}`, weights));
  return steps;
}

function fulfillmentSteps({ quote, context }: Computation): ComputationStep[] {
  const { line, fuelSurcharge, fee, billableWeight } = quote;
  if (!line || fuelSurcharge === null || fee === null) return [];
  const steps = [feeStep('fulfillment', line, billableWeight)];
  if (fuelSurcharge > 0) {
    steps.push(
      step('fuel-surcharge', { base: line.fee, share: context.fuelRate, surcharge: fuelSurcharge, fee }),
    );
  }
  return steps;
}

function feeStep(subject: 'fulfillment' | 'removal', line: FeeLine, weight: number): ComputationStep {
  if (line.kind !== 'flat') {
    const { base, aboveLb, stepFee, stepLb, steps, fee } = line;
    const params = { base, aboveLb, stepFee, stepLb, steps, weight, fee };
    return step(subject === 'removal' ? 'removal-started-steps' : `fulfillment-${line.kind}`, params);
  }
  if (line.upToLb === null) return step('removal-any-weight', { fee: line.fee });
  return step(`${subject}-flat`, { upToLb: line.upToLb, weight, fee: line.fee });
}

function storageSteps(computation: Computation): ComputationStep[] {
  const { item, volume, storageRate, storageFee, longTermStorageFee, context } = computation;
  const [longest, median, shortest] = sortedSides(item);
  const { perCubicFoot, perUnit } = context.card.agedInventory.longTerm;
  const byVolume = volume * perCubicFoot >= (perUnit ?? 0);
  return [
    step('volume', { longest, median, shortest, volume }),
    step('storage', { volume, rate: storageRate, fee: storageFee }),
    byVolume
      ? step('long-term-storage', { volume, rate: perCubicFoot, fee: longTermStorageFee })
      : step('long-term-storage-per-unit', { volume, rate: perCubicFoot, fee: longTermStorageFee }),
  ];
}

function conditionalSteps({
  quote,
  context,
  removal,
  returnProcessingFee,
  storageFee,
  totalFees,
}: Computation) {
  const { card } = context;
  const steps: ComputationStep[] = [];
  if (removal) steps.push(feeStep('removal', removal, quote.billableWeight));
  if (card.returnProcessing && returnProcessingFee !== null && quote.fee !== null) {
    const share = card.returnProcessing.shareOfFulfillment;
    steps.push(step('return-processing', { share, fulfillment: quote.fee, fee: returnProcessingFee }));
  }
  if (totalFees !== null && quote.fee !== null) {
    steps.push(step('total', { fulfillment: quote.fee, storage: storageFee, fee: totalFees }));
  }
  return steps;
}
