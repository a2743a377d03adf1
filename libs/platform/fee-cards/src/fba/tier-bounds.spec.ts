import { RATE_CARDS } from './rate-cards.ts';
import type { RuleSetId } from './rule-sets.data.ts';
import type { SizeTierId } from './size-tiers.ts';
import { sizeTier } from './size-tier.ts';
import type { FeeTable } from './rate-card.ts';

type Sides = readonly [longest: number, median: number, shortest: number];
/** An item on the limits of a tier, then the tier it is in when one of the four is a little more. */
type Bound = readonly [SizeTierId, Sides, number, readonly (SizeTierId | null)[]];

const SMALL_EXCESS = 1e-6;

function expectBounds(ruleSet: RuleSetId, table: FeeTable, [id, sides, weight, above]: Bound) {
  const tierOf = ([length, width, height]: Sides, kilograms: number) =>
    sizeTier({ length, width, height, weight: kilograms }, RATE_CARDS[ruleSet], table)?.id ?? null;
  const moreOf = (index: number) =>
    sides.map((side, place) => (place === index ? side + SMALL_EXCESS : side)) as unknown as Sides;
  expect(tierOf(sides, weight)).toBe(id);
  expect(tierOf(sides, weight + 1e-12)).toBe(id);
  expect([
    tierOf(moreOf(0), weight),
    tierOf(moreOf(1), weight),
    tierOf(moreOf(2), weight),
    tierOf(sides, weight + SMALL_EXCESS),
  ]).toEqual(above);
}

const special = 'special-oversize';

const EUROPE_ANY: readonly Bound[] = [
  [
    'light-envelope',
    [33, 23, 2.5],
    0.1,
    ['small-parcel', 'small-parcel', 'large-envelope', 'standard-envelope'],
  ],
  [
    'standard-envelope',
    [33, 23, 2.5],
    0.46,
    ['small-parcel', 'small-parcel', 'large-envelope', 'large-envelope'],
  ],
  [
    'large-envelope',
    [33, 23, 4],
    0.96,
    ['small-parcel', 'small-parcel', 'extra-large-envelope', 'small-parcel'],
  ],
  [
    'extra-large-envelope',
    [33, 23, 6],
    0.96,
    ['small-parcel', 'small-parcel', 'small-parcel', 'small-parcel'],
  ],
  [
    'small-parcel',
    [35, 25, 12],
    3.9,
    ['standard-parcel', 'standard-parcel', 'standard-parcel', 'standard-parcel'],
  ],
  [
    'standard-parcel',
    [45, 34, 26],
    11.9,
    [
      'standard-oversize-light',
      'standard-oversize-light',
      'standard-oversize-light',
      'standard-oversize-light',
    ],
  ],
];

const EUROPE_OVERSIZE: readonly Bound[] = [
  [
    'small-oversize',
    [61, 46, 46],
    1.76,
    [
      'standard-oversize-light',
      'standard-oversize-light',
      'standard-oversize-light',
      'standard-oversize-light',
    ],
  ],
  [
    'standard-oversize-light',
    [101, 60, 60],
    15,
    ['standard-oversize-large', 'bulky-oversize', 'bulky-oversize', 'standard-oversize-heavy'],
  ],
  [
    'standard-oversize-heavy',
    [101, 60, 60],
    23,
    ['standard-oversize-large', 'bulky-oversize', 'bulky-oversize', 'heavy-oversize'],
  ],
  // 120 + 2 × (60 + 60) is the girth of 360.
  ['standard-oversize-large', [120, 60, 60], 23, [special, special, special, 'heavy-oversize']],
  ['bulky-oversize', [175, 60, 20], 23, [special, 'bulky-oversize', 'bulky-oversize', 'heavy-oversize']],
  ['bulky-oversize', [150, 75, 30], 23, [special, special, special, 'heavy-oversize']],
  ['heavy-oversize', [175, 60, 20], 31.5, [special, 'heavy-oversize', 'heavy-oversize', special]],
];

const SELECTED: readonly Bound[] = [
  [
    'small-parcel-1',
    [35, 25, 7],
    3.9,
    ['medium-parcel-2', 'medium-parcel-2', 'small-parcel-2', 'medium-parcel-2'],
  ],
  [
    'small-parcel-2',
    [35, 25, 9],
    3.9,
    ['medium-parcel-2', 'medium-parcel-2', 'small-parcel-3', 'medium-parcel-2'],
  ],
  [
    'small-parcel-3',
    [35, 25, 12],
    3.9,
    ['medium-parcel-2', 'medium-parcel-2', 'medium-parcel-2', 'medium-parcel-2'],
  ],
  [
    'medium-parcel-1',
    [40, 30, 6],
    11.9,
    ['large-parcel-1', 'large-parcel-1', 'medium-parcel-2', 'standard-oversize-light'],
  ],
  [
    'medium-parcel-2',
    [40, 30, 20],
    11.9,
    ['large-parcel-2', 'large-parcel-2', 'large-parcel-2', 'standard-oversize-light'],
  ],
  [
    'large-parcel-1',
    [45, 34, 10],
    11.9,
    ['standard-oversize-light', 'standard-oversize-light', 'large-parcel-2', 'standard-oversize-light'],
  ],
  [
    'large-parcel-2',
    [45, 34, 26],
    11.9,
    [
      'standard-oversize-light',
      'standard-oversize-light',
      'standard-oversize-light',
      'standard-oversize-light',
    ],
  ],
];

describe.each([
  'amazon-uk-2026-02-01',
  'amazon-de-2026-02-01',
  'amazon-fr-2026-02-01',
  'amazon-it-2026-02-01',
  'amazon-es-2026-02-01',
  'amazon-nl-2026-02-01',
  'amazon-be-2026-02-01',
  'amazon-se-2026-02-01',
  'amazon-pl-2026-02-01',
] as const)('tiers of %s', (ruleSet) => {
  it.each([...EUROPE_ANY, ...EUROPE_OVERSIZE])('%s ends at %j cm and %d kg', (...bound) => {
    expectBounds(ruleSet, 'general', bound);
  });

  it.each(SELECTED)('%s of apparel ends at %j cm and %d kg', (...bound) => {
    expectBounds(ruleSet, 'apparel', bound);
  });
});

describe('tiers of amazon-ca-2026-02-01', () => {
  it.each<Bound>([
    ['envelope', [38, 27, 2], 0.5, ['standard', 'standard', 'standard', 'standard']],
    ['standard', [45, 35, 20], 9, ['small-oversize', 'small-oversize', 'small-oversize', 'small-oversize']],
    [
      'small-oversize',
      [152, 76, 10],
      32,
      ['medium-oversize', 'medium-oversize', 'small-oversize', 'medium-oversize'],
    ],
    [
      'small-oversize',
      [152, 76, 13],
      32,
      ['large-oversize', 'large-oversize', 'large-oversize', 'medium-oversize'],
    ],
    ['medium-oversize', [270, 20, 10], 68, [special, 'large-oversize', 'large-oversize', special]],
    ['large-oversize', [270, 54.5, 20], 68, [special, special, special, special]],
  ])('%s ends at %j cm and %d kg', (...bound) => {
    expectBounds('amazon-ca-2026-02-01', 'general', bound);
  });

  it('look at the greater of unit and dimensional weight', () => {
    const card = RATE_CARDS['amazon-ca-2026-02-01'];
    expect(sizeTier({ length: 60, width: 50, height: 53.3, weight: 1 }, card)?.id).toBe('small-oversize');
    expect(sizeTier({ length: 60, width: 50, height: 53.4, weight: 1 }, card)?.id).toBe('medium-oversize');
  });
});

describe('tiers of amazon-mx-2026-06-04', () => {
  it.each<Bound>([
    ['envelope', [38, 27, 2], 0.5, ['standard', 'standard', 'standard', 'standard']],
    ['standard', [45, 35, 20], 30, ['large', 'large', 'large', 'standard']],
  ])('%s ends at %j cm and %d kg', (...bound) => {
    expectBounds('amazon-mx-2026-06-04', 'general', bound);
  });
});

describe('tiers of amazon-ae-2025-08-01', () => {
  const envelope = 'standard-envelope';
  const parcel = 'standard-parcel';
  it.each<Bound>([
    ['small-envelope', [20, 15, 1], 0.1, [envelope, envelope, envelope, envelope]],
    ['standard-envelope', [33, 23, 2.5], 0.5, [parcel, parcel, 'large-envelope', 'large-envelope']],
    ['large-envelope', [33, 23, 5], 1, [parcel, parcel, parcel, parcel]],
    ['standard-parcel', [45, 34, 26], 12, ['oversize', 'oversize', 'oversize', 'oversize']],
  ])('%s ends at %j cm and %d kg', (...bound) => {
    expectBounds('amazon-ae-2025-08-01', 'general', bound);
  });
});

describe('tiers of amazon-in-2026-09-07', () => {
  const bulky = 'heavy-and-bulky';
  it.each<Bound>([
    ['standard', [183, 48.5, 10], 22.5, [bulky, bulky, bulky, bulky]],
    ['standard', [183, 40, 10], 22.5, [bulky, 'standard', 'standard', bulky]],
  ])('%s ends at %j cm and %d kg', (...bound) => {
    expectBounds('amazon-in-2026-09-07', 'general', bound);
  });
});

describe('tiers of amazon-jp-2026-04-01', () => {
  it.each<Bound>([
    ['small', [25, 18, 2], 0.25, ['standard-1', 'standard-1', 'standard-1', 'standard-1']],
    ['standard-1', [35, 30, 3.3], 1, ['standard-3', 'standard-3', 'standard-3', 'standard-3']],
    ['standard-2a', [8, 7, 5], 2, ['standard-2b', 'standard-2b', 'standard-2b', 'standard-3']],
    ['standard-2b', [14, 10, 6], 2, ['standard-2c', 'standard-2c', 'standard-2c', 'standard-3']],
    ['standard-2c', [20, 14, 6], 2, ['standard-2d', 'standard-2d', 'standard-2d', 'standard-3']],
    ['standard-2d', [22, 18, 10], 2, ['standard-2e', 'standard-2e', 'standard-2e', 'standard-3']],
    ['standard-2e', [30, 20, 10], 2, ['standard-3', 'standard-3', 'standard-3', 'standard-3']],
    ['standard-3', [35, 27, 18], 5, ['standard-4', 'standard-4', 'standard-4', 'standard-4']],
    ['standard-4', [45, 35, 20], 9, ['large-4', 'large-4', 'large-4', 'large-3']],
    ['large-1', [46, 7, 7], 2, ['large-2', 'large-2', 'large-2', 'large-2']],
    ['large-2', [46, 17, 17], 5, ['large-3', 'large-3', 'large-3', 'large-3']],
    ['large-3', [46, 30, 24], 10, ['large-4', 'large-4', 'large-4', 'large-4']],
    ['large-4', [60, 40, 20], 15, ['large-5', 'large-5', 'large-5', 'large-5']],
    ['large-5', [80, 40, 20], 20, ['large-6', 'large-6', 'large-6', 'large-6']],
    ['large-6', [80, 50, 30], 25, ['large-7', 'large-7', 'large-7', 'large-7']],
    ['large-7', [90, 50, 40], 30, ['large-8', 'large-8', 'large-8', 'large-8']],
    ['large-8', [100, 60, 40], 40, ['supersize-2', 'supersize-2', 'supersize-2', 'supersize-1']],
    ['supersize-1', [100, 60, 40], 50, ['supersize-2', 'supersize-2', 'supersize-2', null]],
    ['supersize-2', [120, 60, 40], 50, ['supersize-3', 'supersize-3', 'supersize-3', null]],
    ['supersize-3', [140, 60, 40], 50, ['supersize-4', 'supersize-4', 'supersize-4', null]],
    ['supersize-4', [160, 60, 40], 50, [null, null, null, null]],
  ])('%s ends at %j cm and %d kg', (...bound) => {
    expectBounds('amazon-jp-2026-04-01', 'general', bound);
  });
});

describe('tiers of amazon-au-2026-06-10', () => {
  it.each<Bound>([
    [
      'small-envelope',
      [20, 15, 1],
      0.075,
      ['standard-envelope', 'standard-envelope', 'standard-envelope', 'standard-envelope'],
    ],
    ['standard-envelope', [33, 23, 2.5], 0.475, ['parcel', 'parcel', 'large-envelope', 'large-envelope']],
    ['large-envelope', [33, 23, 5], 0.975, ['parcel', 'parcel', 'parcel', 'parcel']],
    ['parcel', [45, 34, 20], 12, ['small-oversize', 'small-oversize', 'small-oversize', 'small-oversize']],
    [
      'small-oversize',
      [61, 46, 46],
      22,
      ['standard-oversize', 'standard-oversize', 'standard-oversize', 'large-oversize'],
    ],
    [
      'standard-oversize',
      [105, 60, 60],
      22,
      ['large-oversize', 'large-oversize', 'large-oversize', 'large-oversize'],
    ],
    [
      'large-oversize',
      [200, 80, 80],
      35,
      ['large-oversize', 'large-oversize', 'large-oversize', 'extra-large'],
    ],
    ['extra-large', [200, 80, 80], 250, ['extra-large', 'extra-large', 'extra-large', null]],
  ])('%s ends at %j cm and %d kg', (...bound) => {
    expectBounds('amazon-au-2026-06-10', 'general', bound);
  });
});
