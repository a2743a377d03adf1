import type { MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';

export const CATEGORIES = ['major', 'shopping', 'seasonal', 'special'] as const;
export type Category = (typeof CATEGORIES)[number];

export const EVENT_IDS = [
  'new-year',
  'valentines-day',
  'easter',
  'mothers-day',
  'memorial-day',
  'fathers-day',
  'prime-day',
  'independence-day',
  'back-to-school',
  'labor-day',
  'prime-big-deal-days',
  'halloween',
  'thanksgiving',
  'black-friday',
  'cyber-monday',
  'christmas',
] as const;

/** Seasons beyond the specification; the standard rule set has none of them. */
export const SEASON_IDS = [
  'lunar-new-year',
  'golden-week',
  'fba-peak',
  'diwali',
  'singles-day',
  'boxing-day',
] as const;
export type SeasonId = (typeof SEASON_IDS)[number];
export type EventId = (typeof EVENT_IDS)[number] | SeasonId;

/** What to do about an event; the texts are in the locales. */
export const TIPS = [
  'prepare',
  'lightning',
  'discount',
  'gifts',
  'season',
  'listing',
  'advertise',
  'delivery',
  'clearance',
  'order-early',
  'peak-fees',
  'other-platforms',
] as const;
export type Tip = (typeof TIPS)[number];

/** What to do once the time for a tip has passed. */
export const LATE_TIPS = ['prepare-late', 'lightning-late', 'running'] as const;

export interface EventFacts {
  readonly category: Category;
  readonly value: 'high' | 'medium' | 'low';
  /** A marketplace day starts at the marketplace's midnight, a public day at the visitor's. */
  readonly zone: 'marketplace' | 'public';
  /** Marketplaces that observe it; default: all. */
  readonly only?: readonly MarketplaceCode[];
  /** A period to plan around rather than a day to sell on; never shown as the next event. */
  readonly isPeriod?: boolean;
  readonly tips: readonly Tip[];
}

/**
 * Names, categories and tips of the specification (calculators and utilities, sections 3 and 9): 4 to 6 weeks to
 * prepare, 6 weeks for lightning deals, 30 to 50 percent off. Which event has which is a choice of this table.
 */
export const EVENTS: Readonly<Record<EventId, EventFacts>> = {
  'new-year': { category: 'major', value: 'medium', zone: 'public', tips: ['clearance', 'listing'] },
  'valentines-day': {
    category: 'special',
    value: 'medium',
    zone: 'public',
    tips: ['prepare', 'gifts', 'delivery'],
  },
  easter: { category: 'seasonal', value: 'medium', zone: 'public', tips: ['prepare', 'season'] },
  'mothers-day': {
    category: 'special',
    value: 'high',
    zone: 'public',
    tips: ['prepare', 'gifts', 'delivery'],
  },
  'memorial-day': {
    category: 'seasonal',
    value: 'medium',
    zone: 'public',
    only: ['US'],
    tips: ['season', 'advertise'],
  },
  'fathers-day': {
    category: 'special',
    value: 'medium',
    zone: 'public',
    tips: ['prepare', 'gifts', 'delivery'],
  },
  'prime-day': {
    category: 'shopping',
    value: 'high',
    zone: 'marketplace',
    tips: ['prepare', 'lightning', 'discount', 'advertise'],
  },
  'independence-day': {
    category: 'major',
    value: 'medium',
    zone: 'public',
    only: ['US'],
    tips: ['season', 'advertise'],
  },
  'back-to-school': {
    category: 'seasonal',
    value: 'high',
    zone: 'public',
    // School begins in April in Japan, in January in Australia, between April and June in India.
    only: ['US', 'CA', 'UK', 'DE', 'FR', 'IT', 'ES'],
    tips: ['prepare', 'season', 'listing'],
  },
  'labor-day': {
    category: 'seasonal',
    value: 'medium',
    zone: 'public',
    only: ['US', 'CA'],
    tips: ['clearance', 'advertise'],
  },
  'prime-big-deal-days': {
    category: 'shopping',
    value: 'high',
    zone: 'marketplace',
    // India has a sale of its own in these weeks.
    only: ['US', 'CA', 'UK', 'DE', 'FR', 'IT', 'ES', 'JP', 'AU'],
    tips: ['prepare', 'lightning', 'discount', 'advertise'],
  },
  halloween: { category: 'seasonal', value: 'high', zone: 'public', tips: ['prepare', 'season'] },
  thanksgiving: {
    category: 'major',
    value: 'high',
    zone: 'public',
    only: ['US', 'CA'],
    tips: ['prepare', 'season', 'advertise'],
  },
  'black-friday': {
    category: 'shopping',
    value: 'high',
    zone: 'marketplace',
    tips: ['prepare', 'lightning', 'discount', 'advertise'],
  },
  'cyber-monday': {
    category: 'shopping',
    value: 'high',
    zone: 'marketplace',
    tips: ['prepare', 'lightning', 'discount', 'advertise'],
  },
  christmas: {
    category: 'major',
    value: 'high',
    zone: 'public',
    tips: ['prepare', 'gifts', 'delivery', 'advertise'],
  },
  'lunar-new-year': {
    category: 'seasonal',
    value: 'high',
    zone: 'public',
    isPeriod: true,
    tips: ['order-early'],
  },
  'golden-week': {
    category: 'major',
    value: 'medium',
    zone: 'public',
    only: ['JP'],
    tips: ['prepare', 'season', 'delivery'],
  },
  'fba-peak': {
    category: 'seasonal',
    value: 'high',
    zone: 'marketplace',
    // Where a peak card of the fulfillment fees is known.
    only: ['US', 'CA', 'UK', 'DE'],
    isPeriod: true,
    tips: ['peak-fees'],
  },
  diwali: {
    category: 'major',
    value: 'high',
    zone: 'public',
    only: ['IN'],
    tips: ['prepare', 'gifts', 'delivery', 'advertise'],
  },
  'singles-day': {
    category: 'shopping',
    value: 'low',
    zone: 'public',
    tips: ['other-platforms'],
  },
  'boxing-day': {
    category: 'shopping',
    value: 'medium',
    zone: 'public',
    only: ['UK', 'CA', 'AU'],
    tips: ['clearance', 'advertise'],
  },
};
