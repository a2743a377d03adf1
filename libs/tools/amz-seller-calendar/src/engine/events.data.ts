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
export type EventId = (typeof EVENT_IDS)[number];

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
] as const;
export type Tip = (typeof TIPS)[number];

export interface EventFacts {
  readonly category: Category;
  readonly value: 'high' | 'medium' | 'low';
  /** A marketplace day starts at the marketplace's midnight, a public day at the visitor's. */
  readonly zone: 'marketplace' | 'public';
  /** Marketplaces that observe it; default: all. */
  readonly only?: readonly MarketplaceCode[];
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
};
