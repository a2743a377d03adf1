import { isAbove, ROUNDING_ERROR, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { DigitalServicesRates, ReferralRow } from './fee-card.ts';

/** A price interval on which a fee is linear: rate × price + fixed. A fee is a list of them, from 0 without a gap. */
export interface FeeSegment {
  readonly from: number;
  readonly includesFrom: boolean;
  /** Null for the last interval. */
  readonly upTo: number | null;
  readonly includesUpTo: boolean;
  readonly rate: number;
  readonly fixed: number;
}

/** The referral fee over all prices, from 0 without a gap: cliffs, marginal rates and the minimum fee included. */
export function referralSegments({ shape, bands, minimum }: ReferralRow): FeeSegment[] {
  const segments: FeeSegment[] = [];
  let from = 0;
  let includesFrom = true;
  let fixed = 0;
  bands.forEach(({ rate, upTo, includesBound }, index) => {
    const next = bands[index + 1];
    segments.push({ from, includesFrom, upTo, includesUpTo: includesBound, rate, fixed });
    if (upTo === null || !next) return;
    const isPortion = shape === 'marginal' || (shape === 'mixed' && next.isPortion);
    fixed = isPortion ? fixed + (rate - next.rate) * upTo : 0;
    from = upTo;
    includesFrom = !includesBound;
  });
  return segments.flatMap((segment) => withMinimum(segment, minimum));
}

/** Below the price at which the line reaches the minimum the fee is the minimum. */
function withMinimum(segment: FeeSegment, minimum: number): FeeSegment[] {
  const { from, upTo, rate, fixed } = segment;
  const reachedAt = (minimum - fixed) / rate;
  if (minimum === 0 || reachedAt <= from) return [segment];
  const minimumSegment = { ...segment, rate: 0, fixed: minimum };
  if (upTo !== null && reachedAt >= upTo) return [minimumSegment];
  return [
    { ...minimumSegment, upTo: reachedAt, includesUpTo: true },
    { ...segment, from: reachedAt, includesFrom: false },
  ];
}

/** The interval that contains a price. */
export function segmentAt(segments: readonly FeeSegment[], price: number): FeeSegment {
  const segment = segments.find((one) => !isAboveSegment(price, one)) ?? segments.at(-1);
  if (!segment) throw new TypeError('a fee without a segment');
  return segment;
}

/** The fee of a price. */
export function feeAt(segments: readonly FeeSegment[], price: number): number {
  const { rate, fixed } = segmentAt(segments, price);
  return rate * price + fixed;
}

/** Whether a price is above a segment by more than a rounding error. */
export function isAboveSegment(price: number, { upTo, includesUpTo }: FeeSegment): boolean {
  if (upTo === null) return false;
  return includesUpTo ? isAbove(price, upTo) : price > upTo - ROUNDING_ERROR;
}

/** The same amount at every price. */
export function constantFee(fixed: number): FeeSegment[] {
  return [{ from: 0, includesFrom: true, upTo: null, includesUpTo: false, rate: 0, fixed }];
}

/** A share of the price. */
export function proportionalFee(rate: number): FeeSegment[] {
  return [{ from: 0, includesFrom: true, upTo: null, includesUpTo: false, rate, fixed: 0 }];
}

/** A fee of a share of the price, as a fee of the price itself: the fee at 0.8 of the price is `scaleToShare(segments, 0.8)`. */
export function scaleToShare(segments: readonly FeeSegment[], share: number): FeeSegment[] {
  if (share === 1) return [...segments];
  return segments.map((segment) => ({
    ...segment,
    from: roundTo14Digits(segment.from / share),
    upTo: segment.upTo === null ? null : roundTo14Digits(segment.upTo / share),
    rate: segment.rate * share,
  }));
}

/** A fee multiplied by a number. */
export function multiplyFee(segments: readonly FeeSegment[], factor: number): FeeSegment[] {
  if (factor === 1) return [...segments];
  return segments.map((segment) => ({
    ...segment,
    rate: segment.rate * factor,
    fixed: segment.fixed * factor,
  }));
}

/** A fee that rises with the price, but to a maximum only. */
export function capFee(segments: readonly FeeSegment[], maximum: number): FeeSegment[] {
  return segments.flatMap((segment): FeeSegment[] => {
    const { from, upTo, rate, fixed } = segment;
    const flat = { ...segment, rate: 0, fixed: maximum };
    if (rate * from + fixed >= maximum) return [flat];
    const reachedAt = rate > 0 ? (maximum - fixed) / rate : Infinity;
    if (upTo === null ? reachedAt === Infinity : reachedAt >= upTo) return [segment];
    return [
      { ...segment, upTo: reachedAt, includesUpTo: true },
      { ...flat, from: reachedAt, includesFrom: false },
    ];
  });
}

/** The sum of several fees: a segment between each two bounds of any of them. */
export function sumFees(fees: readonly (readonly FeeSegment[])[]): FeeSegment[] {
  const [only] = fees;
  if (!only) return constantFee(0);
  if (fees.length === 1) return [...only];
  const places = fees.map(() => 0);
  const segments: FeeSegment[] = [];
  let from = 0;
  let includesFrom = true;
  for (;;) {
    const current = fees.flatMap((fee, index) => fee[places[index] ?? 0] ?? []);
    const end = current.reduce((first, segment) => (endsBefore(segment, first) ? segment : first));
    segments.push({
      from,
      includesFrom,
      upTo: end.upTo,
      includesUpTo: end.includesUpTo,
      rate: current.reduce((sum, { rate }) => sum + rate, 0),
      fixed: current.reduce((sum, { fixed }) => sum + fixed, 0),
    });
    if (end.upTo === null) return segments;
    from = end.upTo;
    includesFrom = !end.includesUpTo;
    current.forEach((segment, index) => {
      if (!endsBefore(end, segment)) places[index] = (places[index] ?? 0) + 1;
    });
  }
}

/** The digital services fee: shares of the selling fees and of the fulfillment fee, all without tax. */
export function digitalServicesSegments(
  selling: readonly (readonly FeeSegment[])[],
  fulfillment: readonly FeeSegment[],
  { rate, fulfillmentRate }: DigitalServicesRates,
): FeeSegment[] {
  return sumFees([multiplyFee(sumFees(selling), rate), multiplyFee(fulfillment, fulfillmentRate)]);
}

function endsBefore(one: FeeSegment, other: FeeSegment): boolean {
  if (one.upTo === null || other.upTo === null) return one.upTo !== null;
  return one.upTo === other.upTo ? !one.includesUpTo && other.includesUpTo : one.upTo < other.upTo;
}
