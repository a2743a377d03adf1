import { AMAZON_BE_2026_02_01_CARD } from '../fba/rate-card-amazon-be-2026-02-01.data.ts';
import { AMAZON_DE_2026_02_01_CARD } from '../fba/rate-card-amazon-de-2026-02-01.data.ts';
import { AMAZON_ES_2026_02_01_CARD } from '../fba/rate-card-amazon-es-2026-02-01.data.ts';
import { AMAZON_FR_2026_02_01_CARD } from '../fba/rate-card-amazon-fr-2026-02-01.data.ts';
import { AMAZON_IT_2026_02_01_CARD } from '../fba/rate-card-amazon-it-2026-02-01.data.ts';
import { AMAZON_NL_2026_02_01_CARD } from '../fba/rate-card-amazon-nl-2026-02-01.data.ts';
import { AMAZON_PL_2026_02_01_CARD } from '../fba/rate-card-amazon-pl-2026-02-01.data.ts';
import { AMAZON_SE_2026_02_01_CARD } from '../fba/rate-card-amazon-se-2026-02-01.data.ts';
import { AMAZON_UK_2026_02_01_CARD } from '../fba/rate-card-amazon-uk-2026-02-01.data.ts';
import type { RateCard } from '../fba/rate-card.ts';
import { digitalServicesOf } from './digital-services.data.ts';
import type { CategoryId, FeeCard, MarketplaceFees, RateBand, ReferralRow } from './fee-card.ts';
import { rest, storageOf, upTo } from './fee-rows.ts';
import { sellingRuleSet, type ProfitMarketplace, type RuleSetId } from './rule-sets.data.ts';

/** The amounts in which the marketplaces differ, in their currencies; the rates are the same. */
interface Amounts {
  readonly minimum: number;
  readonly automotive: number;
  readonly clothing: number;
  readonly furniture: number;
  readonly jewelry: number;
  /** Closing fees per unit of books and of other media; null where they are not known. */
  readonly closing: { readonly books: number; readonly media: number } | null;
  /** The minimum of units in these tiers. */
  readonly heavy: number;
  readonly special?: number;
}

type Rows = Readonly<Partial<Record<CategoryId, ReferralRow>>>;

function rowsOf(id: RuleSetId, amounts: Amounts): Rows {
  const { effectiveFrom, source, checkedOn } = sellingRuleSet(id);
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
    minimum: amounts.minimum,
    closingFee: 0,
    gap: null,
    chargesReturns: false,
    ...choice,
  });
  const flat = (rate: number, choice?: Partial<ReferralRow>) => row('flat', [rest(rate)], choice);
  const whole = (bound: number, low: number, choice?: Partial<ReferralRow>) =>
    row('cliff', [upTo(bound, low), rest(0.15)], choice);
  const portion = (bound: number, first: number, above: number) =>
    row('marginal', [upTo(bound, first), rest(above)]);
  const media = (closing: number | undefined): Partial<ReferralRow> => ({
    minimum: 0,
    closingFee: closing ?? 0,
    gap: closing === undefined ? 'closing-fee-unknown' : null,
  });
  const { closing } = amounts;
  const otherMedia = media(closing?.media);
  return {
    general: flat(0.15),
    electronics: flat(0.07),
    clothing: row('mixed', [
      upTo(15, 0.05),
      upTo(20, 0.1),
      upTo(amounts.clothing, 0.15),
      { ...rest(0.07), isPortion: true },
    ]),
    home: whole(20, 0.08),
    books: flat(0.15, media(closing?.books)),
    health: whole(10, 0.08),
    automotive: portion(amounts.automotive, 0.15, 0.09),
    beauty: whole(10, 0.08),
    'electronics-accessories': portion(100, 0.15, 0.08),
    computers: flat(0.07),
    'video-games': flat(0.15, otherMedia),
    'video-game-consoles': flat(0.08, otherMedia),
    'device-accessories': flat(0.45),
    media: flat(0.15, otherMedia),
    baby: whole(10, 0.08),
    grocery: whole(10, 0.05, { minimum: 0 }),
    furniture: portion(amounts.furniture, 0.15, 0.1),
    'appliances-compact': flat(0.15),
    'appliances-full-size': flat(0.07),
    'lawn-mowers': flat(0.15),
    'power-tools': flat(0.13),
    industrial: flat(0.15),
    tires: flat(0.07),
    jewelry: portion(amounts.jewelry, 0.2, 0.05),
    watches: portion(amounts.jewelry, 0.15, 0.05),
    'pet-supplies': flat(0.15),
    'pet-food': whole(10, 0.05),
    vitamins: whole(10, 0.05),
    tools: flat(0.13),
    'musical-instruments': flat(0.12),
    handmade: flat(0.12),
    alcohol: flat(0.1),
    footwear: flat(0.15),
    bags: flat(0.15),
    sports: flat(0.15),
    toys: flat(0.15),
  };
}

/** A marketplace with known FBA fees, digital services fee and tax, but without a table of referral fees. */
function withoutReferral(marketplace: ProfitMarketplace, id: RuleSetId, fba: RateCard): FeeCard {
  const digitalServices = digitalServicesOf(marketplace);
  const fees: MarketplaceFees = { rows: {}, digitalServices, storage: storageOf(fba), refund: null };
  return { ruleSet: sellingRuleSet(id), marketplaces: { [marketplace]: fees } };
}

function card(marketplace: ProfitMarketplace, id: RuleSetId, fba: RateCard, amounts: Amounts): FeeCard {
  const { heavy, special } = amounts;
  const fees: MarketplaceFees = {
    rows: rowsOf(id, amounts),
    digitalServices: digitalServicesOf(marketplace),
    storage: storageOf(fba),
    refund: null,
    tierMinimums: { 'heavy-oversize': heavy, ...(special !== undefined && { 'special-oversize': special }) },
  };
  return { ruleSet: sellingRuleSet(id), marketplaces: { [marketplace]: fees } };
}

const EURO: Amounts = {
  minimum: 0.3,
  automotive: 50,
  clothing: 45,
  furniture: 200,
  jewelry: 250,
  closing: null,
  heavy: 20,
};

/** Referral fees of the European stores: since 2025-12-15 (clothing) and 2026-02-01 (home, grocery, vitamins, pet food). */
export const AMAZON_EUROPE_2026_02_01_CARDS = {
  'amazon-uk-2026-02-01': card('UK', 'amazon-uk-2026-02-01', AMAZON_UK_2026_02_01_CARD, {
    minimum: 0.25,
    automotive: 45,
    clothing: 40,
    furniture: 175,
    jewelry: 225,
    closing: { books: 0.5, media: 0.5 },
    heavy: 20,
    special: 25,
  }),
  'amazon-de-2026-02-01': card('DE', 'amazon-de-2026-02-01', AMAZON_DE_2026_02_01_CARD, {
    ...EURO,
    closing: { books: 1.01, media: 0.81 },
  }),
  'amazon-fr-2026-02-01': card('FR', 'amazon-fr-2026-02-01', AMAZON_FR_2026_02_01_CARD, {
    ...EURO,
    closing: { books: 0.61, media: 0.61 },
  }),
  'amazon-it-2026-02-01': card('IT', 'amazon-it-2026-02-01', AMAZON_IT_2026_02_01_CARD, EURO),
  'amazon-es-2026-02-01': card('ES', 'amazon-es-2026-02-01', AMAZON_ES_2026_02_01_CARD, EURO),
  'amazon-nl-2026-02-01': withoutReferral('NL', 'amazon-nl-2026-02-01', AMAZON_NL_2026_02_01_CARD),
  'amazon-be-2026-02-01': withoutReferral('BE', 'amazon-be-2026-02-01', AMAZON_BE_2026_02_01_CARD),
  'amazon-se-2026-02-01': withoutReferral('SE', 'amazon-se-2026-02-01', AMAZON_SE_2026_02_01_CARD),
  'amazon-pl-2026-02-01': withoutReferral('PL', 'amazon-pl-2026-02-01', AMAZON_PL_2026_02_01_CARD),
} as const;
