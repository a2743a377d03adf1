import type { CategoryId, FeeCard, RateBand, ReferralRow } from './fee-card.ts';

/** The day on which the public table was read: its figures held then, since when each does it does not say. */
const READ_ON = '2026-08-21';
const CHECKED_ON = '2026-11-21';

const PRICING_PAGE = {
  name: 'Amazon, selling fees in the US store: referral fees by category, read on 2026-08-21, three agreeing copies',
  url: 'https://sell.amazon.com/pricing',
};

const PUBLISHED = { effectiveFrom: READ_ON, source: PRICING_PAGE, checkedOn: CHECKED_ON };

/** The least referral fee of a unit, save where a category is exempt. */
const MINIMUM = 0.3;

const rest = (rate: number): RateBand => ({ rate, upTo: null, includesBound: false });
const upTo = (bound: number, rate: number): RateBand => ({ rate, upTo: bound, includesBound: true });

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

const ROWS: Readonly<Record<CategoryId, ReferralRow>> = {
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
};

/** The US table as it was published on 2026-08-21. Sellers from elsewhere pay no digital services fee in this store. */
export const AMAZON_US_2026_08_21_CARD: FeeCard = {
  ruleSet: { id: 'amazon-us-2026-08-21', ...PUBLISHED },
  marketplaces: {
    US: {
      rows: ROWS,
      digitalServices: {
        effectiveFrom: '2024-10-01',
        source: {
          name: 'Digital services fee by store and country of the seller, two agreeing seller services',
        },
        checkedOn: CHECKED_ON,
        rate: 0,
      },
      storage: {
        effectiveFrom: '2024-04-01',
        source: {
          name: 'Amazon Seller Central, FBA monthly inventory storage fees, unchanged in 2026',
          url: 'https://sellercentral.amazon.com/help/hub/reference/external/GJ9NNG7RK4TU6E3Z',
        },
        checkedOn: CHECKED_ON,
        nonPeak: 0.78,
        peak: 2.4,
      },
    },
  },
};
