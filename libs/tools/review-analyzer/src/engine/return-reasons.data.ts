import type { Theme } from './review-themes.data.ts';

/** What a reason for a return points at. */
export interface ReturnReason {
  readonly theme: Theme | null;
  readonly side: 'product' | 'listing' | 'neither';
}

/**
 * Reasons in the customer returns report of FBA, as codes; the sides are our own judgement. The codes are from the help pages
 * of the report and from public code, checked on 2026-11-28. A code that is not here is of neither side.
 */
export const RETURN_REASONS: Readonly<Record<string, ReturnReason>> = {
  DEFECTIVE: { theme: 'quality', side: 'product' },
  QUALITY_UNACCEPTABLE: { theme: 'quality', side: 'product' },
  UNACCEPTABLE_QUALITY: { theme: 'quality', side: 'product' },
  QUALITY_NOT_ADEQUATE: { theme: 'quality', side: 'product' },
  DID_NOT_LIKE_FABRIC: { theme: 'quality', side: 'listing' },
  DAMAGED_BY_CARRIER: { theme: 'packaging', side: 'product' },
  DAMAGED_BY_FC: { theme: 'packaging', side: 'product' },
  DAMAGED: { theme: 'packaging', side: 'product' },
  NOT_AS_DESCRIBED: { theme: 'description', side: 'listing' },
  INACCURATE_WEBSITE_DESCRIPTION: { theme: 'description', side: 'listing' },
  SWITCHEROO: { theme: 'description', side: 'neither' },
  WRONG_ITEM: { theme: 'description', side: 'neither' },
  MISSING_PARTS: { theme: 'description', side: 'product' },
  NOT_COMPATIBLE: { theme: 'fit', side: 'listing' },
  PART_NOT_COMPATIBLE: { theme: 'fit', side: 'listing' },
  APPAREL_TOO_SMALL: { theme: 'size', side: 'listing' },
  APPAREL_TOO_LARGE: { theme: 'size', side: 'listing' },
  TOO_SMALL: { theme: 'size', side: 'listing' },
  TOO_LARGE: { theme: 'size', side: 'listing' },
  APPAREL_STYLE: { theme: 'appearance', side: 'listing' },
  DID_NOT_LIKE_COLOR: { theme: 'appearance', side: 'listing' },
  EXCESSIVE_INSTALLATION: { theme: 'ease-of-use', side: 'product' },
  FOUND_BETTER_PRICE: { theme: 'price', side: 'neither' },
  MISSED_ESTIMATED_DELIVERY: { theme: 'delivery', side: 'neither' },
  NEVER_ARRIVED: { theme: 'delivery', side: 'neither' },
  UNDELIVERABLE_REFUSED: { theme: 'delivery', side: 'neither' },
  UNDELIVERABLE_UNKNOWN: { theme: 'delivery', side: 'neither' },
  ORDERED_WRONG_ITEM: { theme: null, side: 'neither' },
  MISORDERED: { theme: null, side: 'neither' },
  UNWANTED_ITEM: { theme: null, side: 'neither' },
  NO_REASON_GIVEN: { theme: null, side: 'neither' },
  UNAUTHORIZED_PURCHASE: { theme: null, side: 'neither' },
  EXTRA_ITEM: { theme: null, side: 'neither' },
  GIFT_RETURN: { theme: null, side: 'neither' },
  CUSTOMER_DAMAGED: { theme: null, side: 'neither' },
};

/** A reason as the report or a seller writes it, as a code: "CR-DEFECTIVE", "Not as described". */
export function reasonCode(reason: string): string {
  return reason
    .trim()
    .toUpperCase()
    .replace(/^(?:AMZ-PG-|AMZ-|CR-)/u, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_');
}

export function returnReason(code: string): ReturnReason {
  return RETURN_REASONS[code] ?? { theme: null, side: 'neither' };
}
