import { isAbove, ROUNDING_ERROR } from '@seller-toolbox/tool-contract/rounding';
import type { ReferralRow } from './fee-card.ts';

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
    if (shape === 'marginal') fixed += (rate - next.rate) * upTo;
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

/** Referral and closing fee with the digital services fee, which is a share of both. */
export function sellingFeePieces(row: ReferralRow, digitalServicesRate: number): FeePiece[] {
  const whole = 1 + digitalServicesRate;
  return referralPieces(row).map((piece) => ({
    ...piece,
    rate: piece.rate * whole,
    fixed: (piece.fixed + row.closingFee) * whole,
  }));
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
