import { isAbove, ROUNDING_ERROR, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { DigitalServicesRates, ReferralRow } from './fee-card.ts';

/** A price interval on which a fee is linear: rate × price + fixed. */
export interface FeePiece {
  readonly from: number;
  readonly includesFrom: boolean;
  /** Null for the last interval. */
  readonly upTo: number | null;
  readonly includesUpTo: boolean;
  readonly rate: number;
  readonly fixed: number;
}

/** The referral fee over all prices, from 0 without a gap: cliffs, marginal rates and the minimum fee included. */
export function referralPieces({ shape, bands, minimum }: ReferralRow): FeePiece[] {
  const pieces: FeePiece[] = [];
  let from = 0;
  let includesFrom = true;
  let fixed = 0;
  bands.forEach(({ rate, upTo, includesBound }, index) => {
    const next = bands[index + 1];
    pieces.push({ from, includesFrom, upTo, includesUpTo: includesBound, rate, fixed });
    if (upTo === null || !next) return;
    const isPortion = shape === 'marginal' || (shape === 'mixed' && next.isPortion);
    fixed = isPortion ? fixed + (rate - next.rate) * upTo : 0;
    from = upTo;
    includesFrom = !includesBound;
  });
  return pieces.flatMap((piece) => withMinimum(piece, minimum));
}

/** Below the price at which the line reaches the minimum the fee is the minimum. */
function withMinimum(piece: FeePiece, minimum: number): FeePiece[] {
  const { from, upTo, rate, fixed } = piece;
  const reachedAt = (minimum - fixed) / rate;
  if (minimum === 0 || reachedAt <= from) return [piece];
  const minimumPiece = { ...piece, rate: 0, fixed: minimum };
  if (upTo !== null && reachedAt >= upTo) return [minimumPiece];
  return [
    { ...minimumPiece, upTo: reachedAt, includesUpTo: true },
    { ...piece, from: reachedAt, includesFrom: false },
  ];
}

/** The interval that contains a price. */
export function pieceAt(pieces: readonly FeePiece[], price: number): FeePiece {
  const piece = pieces.find((one) => !isBeyondPiece(price, one)) ?? pieces.at(-1);
  if (!piece) throw new TypeError('a fee without a piece');
  return piece;
}

/** The fee of a price. */
export function feeAt(pieces: readonly FeePiece[], price: number): number {
  const { rate, fixed } = pieceAt(pieces, price);
  return rate * price + fixed;
}

/** Whether a price is above a piece by more than a rounding error. */
export function isBeyondPiece(price: number, { upTo, includesUpTo }: FeePiece): boolean {
  if (upTo === null) return false;
  return includesUpTo ? isAbove(price, upTo) : price > upTo - ROUNDING_ERROR;
}

/** The same amount at every price. */
export function constantPiece(fixed: number): FeePiece[] {
  return [{ from: 0, includesFrom: true, upTo: null, includesUpTo: false, rate: 0, fixed }];
}

/** A share of the price. */
export function sharePiece(rate: number): FeePiece[] {
  return [{ from: 0, includesFrom: true, upTo: null, includesUpTo: false, rate, fixed: 0 }];
}

/** A fee of a share of the price, as a fee of the price itself: the fee at 0.8 of the price is `ofShare(pieces, 0.8)`. */
export function ofShare(pieces: readonly FeePiece[], share: number): FeePiece[] {
  if (share === 1) return [...pieces];
  return pieces.map((piece) => ({
    ...piece,
    from: roundTo14Digits(piece.from / share),
    upTo: piece.upTo === null ? null : roundTo14Digits(piece.upTo / share),
    rate: piece.rate * share,
  }));
}

/** A fee multiplied by a number. */
export function timesPieces(pieces: readonly FeePiece[], factor: number): FeePiece[] {
  if (factor === 1) return [...pieces];
  return pieces.map((piece) => ({ ...piece, rate: piece.rate * factor, fixed: piece.fixed * factor }));
}

/** A fee that rises with the price, but to a maximum only. */
export function atMost(pieces: readonly FeePiece[], maximum: number): FeePiece[] {
  return pieces.flatMap((piece): FeePiece[] => {
    const { from, upTo, rate, fixed } = piece;
    const flat = { ...piece, rate: 0, fixed: maximum };
    if (rate * from + fixed >= maximum) return [flat];
    const reachedAt = rate > 0 ? (maximum - fixed) / rate : Infinity;
    if (upTo === null ? reachedAt === Infinity : reachedAt >= upTo) return [piece];
    return [
      { ...piece, upTo: reachedAt, includesUpTo: true },
      { ...flat, from: reachedAt, includesFrom: false },
    ];
  });
}

/** The sum of several fees: a piece between each two bounds of any of them. */
export function sumPieces(fees: readonly (readonly FeePiece[])[]): FeePiece[] {
  const [only] = fees;
  if (!only) return constantPiece(0);
  if (fees.length === 1) return [...only];
  const places = fees.map(() => 0);
  const pieces: FeePiece[] = [];
  let from = 0;
  let includesFrom = true;
  for (;;) {
    const current = fees.flatMap((fee, index) => fee[places[index] ?? 0] ?? []);
    const end = current.reduce((first, piece) => (endsBefore(piece, first) ? piece : first));
    pieces.push({
      from,
      includesFrom,
      upTo: end.upTo,
      includesUpTo: end.includesUpTo,
      rate: current.reduce((sum, { rate }) => sum + rate, 0),
      fixed: current.reduce((sum, { fixed }) => sum + fixed, 0),
    });
    if (end.upTo === null) return pieces;
    from = end.upTo;
    includesFrom = !end.includesUpTo;
    current.forEach((piece, index) => {
      if (!endsBefore(end, piece)) places[index] = (places[index] ?? 0) + 1;
    });
  }
}

/** The digital services fee: shares of the selling fees and of the fulfillment fee, all without tax. */
export function digitalServicesPieces(
  selling: readonly (readonly FeePiece[])[],
  fulfillment: readonly FeePiece[],
  { rate, fulfillmentRate }: DigitalServicesRates,
): FeePiece[] {
  return sumPieces([timesPieces(sumPieces(selling), rate), timesPieces(fulfillment, fulfillmentRate)]);
}

function endsBefore(one: FeePiece, other: FeePiece): boolean {
  if (one.upTo === null || other.upTo === null) return one.upTo !== null;
  return one.upTo === other.upTo ? !one.includesUpTo && other.includesUpTo : one.upTo < other.upTo;
}
