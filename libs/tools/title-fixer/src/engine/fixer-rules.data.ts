import {
  TITLE_POLICIES,
  type TitlePolicy,
  type TitlePolicyId,
} from '@seller-toolbox/reference-data/title-policies.data';
import type { ListingCategoryId } from '@seller-toolbox/reference-data/listing-categories.data';
import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { RuleSet } from '@seller-toolbox/tool-contract';

/** The categories of the fixer and the listing category that has each one's limit. */
export const FIXER_CATEGORIES = {
  general: 'general',
  apparel: 'clothing',
  electronics: 'electronics',
  home: 'home',
  beauty: 'beauty',
  sports: 'sports',
  toys: 'toys',
  books: 'books',
  automotive: 'automotive',
} as const satisfies Readonly<Record<string, ListingCategoryId>>;
export type FixerCategory = keyof typeof FIXER_CATEGORIES;
export const FIXER_CATEGORY_IDS = [
  'general',
  'apparel',
  'electronics',
  'home',
  'beauty',
  'sports',
  'toys',
  'books',
  'automotive',
] as const satisfies readonly FixerCategory[];

export const FIXER_MARKETPLACES = [
  'US',
  'UK',
  'DE',
  'FR',
  'IT',
  'ES',
  'JP',
  'CA',
  'AU',
] as const satisfies readonly ListingMarketplaceCode[];
export type FixerMarketplace = (typeof FIXER_MARKETPLACES)[number];

/** The points that a violation type costs, once, by its highest severity. */
export interface Penalty {
  readonly error: number;
  readonly warning: number;
}

/** One published version of the rules for checking and rewriting. The limits are in the title policies. */
export interface FixerRules extends RuleSet {
  /** Category limits below the marketplace's, in code points. */
  readonly categoryLimits: Readonly<Partial<Record<FixerCategory, number>>>;
  /** Warns of what the title policy allows: a length near the limit, a forbidden character in the brand, singular beside plural. */
  readonly warnsOfAllowed: boolean;
  /** A length above this share of the limit is a warning. */
  readonly lengthWarningShare: number;
  /** Advised length in code points. */
  readonly advisedLength: number;
  /** The approximate number of code points that a phone shows. */
  readonly mobileVisible: number;
  readonly forbiddenCharacters: readonly string[];
  /** HTML in a title is an error. */
  readonly forbidsMarkup: boolean;
  /** Maximum occurrences of a word. */
  readonly maxOccurrences: number;
  readonly penalties: {
    readonly length: Penalty;
    readonly special_chars: Penalty;
    readonly repeated_words: Penalty;
    readonly singular_plural: Penalty;
  };
  /** Minimum score of each color. */
  readonly tiers: {
    readonly green: number;
    readonly lime: number;
    readonly amber: number;
    readonly orange: number;
  };
  /** Maximum length of the item highlights field in code points; null where listings have none. */
  readonly itemHighlights: number | null;
  /** See the title policies. */
  readonly removalCaps: readonly number[];
}

const PENALTIES: FixerRules['penalties'] = {
  length: { error: 30, warning: 10 },
  special_chars: { error: 25, warning: 5 },
  repeated_words: { error: 20, warning: 8 },
  singular_plural: { error: 20, warning: 8 },
};

/** The title policy of 2025-01-21, with the penalties and the apparel limit of the toolbox's specification. */
const STANDARD: FixerRules = {
  ...published('standard'),
  categoryLimits: { apparel: 125 },
  warnsOfAllowed: true,
  lengthWarningShare: 0.9,
  advisedLength: 150,
  forbiddenCharacters: ['!', '$', '?', '_', '{', '}', '^', '¬', '¦'],
  // The specification names the characters only.
  forbidsMarkup: false,
  maxOccurrences: 2,
  penalties: PENALTIES,
  tiers: { green: 90, lime: 80, amber: 70, orange: 60 },
};

/** The same characters and repetitions; shorter titles, with a highlights field of 125 characters. */
const SINCE_2026_07_27: FixerRules = {
  ...STANDARD,
  ...published('title-2026-07-27'),
  categoryLimits: {},
  warnsOfAllowed: false,
  forbidsMarkup: true,
};

export const FIXER_RULES: Readonly<Record<TitlePolicyId, FixerRules>> = {
  standard: STANDARD,
  'title-2026-07-27': SINCE_2026_07_27,
};

/** The values from the title policy. */
function published(id: TitlePolicyId) {
  const policy: TitlePolicy = TITLE_POLICIES[id];
  const { effectiveFrom, source, checkedOn, mobileVisible } = policy;
  return {
    id,
    effectiveFrom,
    source,
    checkedOn,
    mobileVisible,
    itemHighlights: policy.itemHighlights ?? null,
    removalCaps: policy.removalCaps,
  };
}
