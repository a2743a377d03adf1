import { US_STORAGE_2024_04_01 } from '../fba/storage-us-2024-04-01.data.ts';
import type { CategoryId, FeeCard, RateBand, ReferralRow } from './fee-card.ts';
import { digitalServicesOf } from './digital-services.data.ts';
import { rest, storageOf, upTo } from './fee-rows.ts';
import { sellingRuleSet } from './rule-sets.data.ts';

const RULE_SET = sellingRuleSet('amazon-us-2026-08-21');
const { effectiveFrom, source, checkedOn } = RULE_SET;
const PUBLISHED = { effectiveFrom, source, checkedOn };

/** The least referral fee of a unit, save where a category is exempt. */
const MINIMUM = 0.3;

type RowChoice = Partial<Pick<ReferralRow, 'minimum' | 'closingFee' | 'chargesReturns'>>;

const row = (
  shape: ReferralRow['shape'],
  bands: readonly RateBand[],
  choice: RowChoice = {},
): ReferralRow => ({
  ...PUBLISHED,
  shape,
  bands,
  minimum: MINIMUM,
  closingFee: 0,
  gap: null,
  chargesReturns: false,
  ...choice,
});

const flat = (rate: number, choice?: RowChoice) => row('flat', [rest(rate)], choice);
const NO_MINIMUM = { minimum: 0 } as const;

const EVERYTHING_ELSE = flat(0.15);
const CONSUMER_ELECTRONICS = flat(0.08);
const PERSONAL_CARE = row('cliff', [upTo(10, 0.08), rest(0.15)]);
const MEDIA = flat(0.15, { minimum: 0, closingFee: 1.8 });
const EQUIPMENT = flat(0.12);

const ROWS: Readonly<Partial<Record<CategoryId, ReferralRow>>> = {
  general: EVERYTHING_ELSE,
  home: EVERYTHING_ELSE,
  electronics: CONSUMER_ELECTRONICS,
  computers: CONSUMER_ELECTRONICS,
  'appliances-full-size': CONSUMER_ELECTRONICS,
  'video-game-consoles': flat(0.08, NO_MINIMUM),
  'video-games': flat(0.15, NO_MINIMUM),
  'electronics-accessories': row('marginal', [upTo(100, 0.15), rest(0.08)]),
  'device-accessories': flat(0.45),
  clothing: row('cliff', [upTo(15, 0.05), upTo(20, 0.1), rest(0.17)], { chargesReturns: true }),
  books: MEDIA,
  media: MEDIA,
  health: PERSONAL_CARE,
  beauty: PERSONAL_CARE,
  baby: PERSONAL_CARE,
  grocery: row('cliff', [upTo(15, 0.08), rest(0.15)], NO_MINIMUM),
  'veterinary-diets': flat(0.22),
  automotive: EQUIPMENT,
  'power-tools': EQUIPMENT,
  industrial: EQUIPMENT,
  tires: flat(0.1),
  furniture: row('marginal', [upTo(200, 0.15), rest(0.1)]),
  'appliances-compact': row('marginal', [upTo(300, 0.15), rest(0.08)]),
  'lawn-mowers': row('cliff', [upTo(500, 0.15), rest(0.08)]),
  jewelry: row('marginal', [upTo(250, 0.2), rest(0.05)]),
  watches: row('marginal', [upTo(1500, 0.16), rest(0.03)]),
  'fine-art': row('marginal', [upTo(100, 0.2), upTo(1000, 0.15), upTo(5000, 0.1), rest(0.05)], NO_MINIMUM),
  'gift-cards': flat(0.2, NO_MINIMUM),
  'merchant-fulfilled-services': flat(0.2),
  'pet-supplies': EVERYTHING_ELSE,
  tools: EVERYTHING_ELSE,
  'musical-instruments': EVERYTHING_ELSE,
  footwear: EVERYTHING_ELSE,
  bags: EVERYTHING_ELSE,
  sports: EVERYTHING_ELSE,
  toys: EVERYTHING_ELSE,
};

/** The US table as it was published on 2026-08-21. */
export const AMAZON_US_2026_08_21_CARD: FeeCard = {
  ruleSet: RULE_SET,
  marketplaces: {
    US: {
      rows: ROWS,
      digitalServices: digitalServicesOf('US'),
      storage: storageOf({ storage: US_STORAGE_2024_04_01, volumeUnit: 'ft3' }),
      refund: {
        ...PUBLISHED,
        source: {
          name: 'Refund administration fee of Amazon.com: the lower of 5.00 and 20% of the referral fee',
        },
        shareOfReferral: 0.2,
        maximum: 5,
      },
    },
  },
};
