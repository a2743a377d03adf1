import type { ProfitOutput } from '../engine/profit-output.schema.ts';

/** The figures are before a referral fee that is not known: there is a margin, but no judgment of it. */
export function lacksReferral({ profitMargin, marginBand }: ProfitOutput): boolean {
  return profitMargin !== null && marginBand === null;
}
