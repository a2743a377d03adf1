/** A number of days that a marketplace charges by, with where it was published. */
export interface StockLimit {
  readonly days: number;
  readonly source: string;
  readonly checkedOn: string;
}

/** Below so many days of supply the marketplace adds a low-inventory-level fee to every unit (US, FBA). */
export const LOW_INVENTORY: StockLimit = {
  days: 28,
  source: 'FBA low-inventory-level fee, US 2026 (Webgility, GoAura)',
  checkedOn: '2026-11-21',
};

/** Units that lie longer than this pay the aged inventory surcharge (US, FBA). */
export const AGED_INVENTORY: StockLimit = {
  days: 180,
  source: 'FBA aged inventory surcharge, US 2023-04-15',
  checkedOn: '2026-11-21',
};

/** An order that falls due within so many days is announced. This tool's own. */
export const SOON_DAYS = 7;
