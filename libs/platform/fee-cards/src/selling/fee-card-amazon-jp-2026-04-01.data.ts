import { AMAZON_JP_2026_04_01_CARD as FBA_CARD } from '../fba/rate-card-amazon-jp-2026-04-01.data.ts';
import { digitalServicesOf } from './digital-services.data.ts';
import type { CategoryId, FeeCard, RateBand, ReferralRow } from './fee-card.ts';
import { rest, storageOf, upTo } from './fee-rows.ts';
import { sellingRuleSet } from './rule-sets.data.ts';

const RULE_SET = sellingRuleSet('amazon-jp-2026-04-01');
const { effectiveFrom, source, checkedOn } = RULE_SET;

const row = (
  shape: ReferralRow['shape'],
  bands: readonly RateBand[],
  choice: Partial<ReferralRow> = {},
): ReferralRow => ({
  effectiveFrom,
  source,
  checkedOn,
  shape,
  bands,
  minimum: 30,
  closingFee: 0,
  gap: null,
  chargesReturns: false,
  ...choice,
});

/** Up to 750 yen every category but media and device accessories pays 5 %. */
const CHEAP = upTo(750, 0.05);
const above750 = (rate: number) => row('cliff', [CHEAP, rest(rate)]);
const stepped = (bound: number, low: number, high: number) =>
  row('cliff', [CHEAP, upTo(bound, low), rest(high)]);
const mixed = (bound: number, rate: number, above: number) =>
  row('mixed', [CHEAP, upTo(bound, rate), { ...rest(above), isPortion: true }]);

const HOME = above750(0.154);
const ELECTRONICS = above750(0.084);
const LEISURE = above750(0.104);
const DRUGSTORE = stepped(1500, 0.084, 0.104);
const CARE = stepped(1500, 0.084, 0.154);
const MEDIA = row('flat', [rest(0.154)], { minimum: 0, gap: 'closing-fee-unknown' });
const SHOES = mixed(7500, 0.124, 0.064);

const ROWS: Readonly<Partial<Record<CategoryId, ReferralRow>>> = {
  general: HOME,
  electronics: ELECTRONICS,
  clothing: row('mixed', [CHEAP, upTo(2500, 0.084), upTo(3000, 0.124), { ...rest(0.084), isPortion: true }]),
  home: HOME,
  books: MEDIA,
  health: DRUGSTORE,
  automotive: LEISURE,
  beauty: DRUGSTORE,
  'electronics-accessories': LEISURE,
  computers: ELECTRONICS,
  'video-games': row('flat', [rest(0.154)], { minimum: 0 }),
  'video-game-consoles': ELECTRONICS,
  'device-accessories': row('flat', [rest(0.454)]),
  media: MEDIA,
  baby: CARE,
  grocery: DRUGSTORE,
  furniture: HOME,
  'appliances-compact': ELECTRONICS,
  'appliances-full-size': ELECTRONICS,
  'lawn-mowers': HOME,
  'power-tools': HOME,
  industrial: HOME,
  jewelry: mixed(10_000, 0.104, 0.064),
  watches: HOME,
  'pet-supplies': CARE,
  tools: HOME,
  'musical-instruments': LEISURE,
  footwear: SHOES,
  bags: SHOES,
  sports: LEISURE,
  toys: LEISURE,
};

/** The table of Japan since 2026-04-01: 0.4 points more than before above 750 yen. The fees exclude the consumption tax. */
export const AMAZON_JP_2026_04_01_SELLING_CARD: FeeCard = {
  ruleSet: RULE_SET,
  marketplaces: {
    JP: {
      rows: ROWS,
      digitalServices: digitalServicesOf('JP'),
      storage: storageOf(FBA_CARD),
      refund: null,
    },
  },
};
