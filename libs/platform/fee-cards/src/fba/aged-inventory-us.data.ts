import type { UnconfirmedAgedRate } from './rate-card.ts';

const FIRST_DAYS = [
  [181, 210],
  [211, 240],
  [241, 270],
  [271, 300],
  [301, 330],
  [331, 365],
] as const;

/** The ages for which the US charges a surcharge that no source gives a figure for. */
export const UNCONFIRMED_AGED_RATES: readonly UnconfirmedAgedRate[] = FIRST_DAYS.map(
  ([fromDays, toDays]) => ({
    fromDays,
    toDays,
    perVolume: null,
    perUnit: null,
  }),
);
