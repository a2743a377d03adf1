import type { DayOrder } from '@seller-toolbox/tool-contract';

/**
 * How a day with slashes is written in the country of a marketplace: the short dates of CLDR 48 for en-US, en-GB, de-DE, fr-FR,
 * it-IT, es-ES and en-AU, checked on 2026-11-28. Canada writes all orders and is left out.
 */
export const DAY_ORDER_OF_MARKETPLACE: Readonly<Record<string, DayOrder>> = {
  US: 'month-first',
  UK: 'day-first',
  DE: 'day-first',
  FR: 'day-first',
  IT: 'day-first',
  ES: 'day-first',
  AU: 'day-first',
};
