import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { FIXER_RULES, type FixerRules } from '../fixer-rules.data.ts';
import { fixerLimit } from '../fixer-limit.ts';
import type { ParsedMessage } from '../message/parse-message.ts';
import type { TitleFixerInput } from '../title-fixer.schema.ts';

/** The rule set for a marketplace and category, with the additions of the pasted message. */
export interface TitleRules {
  readonly policy: FixerRules;
  readonly maxLength: number;
  readonly forbiddenCharacters: ReadonlySet<string>;
  /** Lower case; at most one occurrence. */
  readonly repeatedWords: readonly string[];
  /** Lower case; no occurrence. */
  readonly forbiddenWords: readonly string[];
  /** Trimmed; empty if none is given. */
  readonly brand: string;
  /** Language of the listing, for stop words and plurals. */
  readonly language: string;
  readonly segmenterLocale: string;
  readonly findClaims: FindClaims;
  /** The message demands fewer capital letters. */
  readonly normalizesCapitals: boolean;
}

/** The rules for one input. The message overrides the limit of the rule set and adds characters and words. */
export function titleRules(
  input: TitleFixerInput,
  message: ParsedMessage,
  findClaims: FindClaims,
): TitleRules {
  const { ruleSet, marketplace, category, brand } = input;
  const policy = FIXER_RULES[ruleSet];
  const listing = LISTING_MARKETPLACES.find(({ code }) => code === marketplace);
  const forbiddenWords = message.forbiddenWords ?? [];
  return {
    policy,
    maxLength: message.limit ?? fixerLimit(ruleSet, marketplace, category),
    forbiddenCharacters: new Set([...policy.forbiddenCharacters, ...(message.chars ?? [])]),
    repeatedWords: (message.words ?? []).filter((word) => !forbiddenWords.includes(word)),
    forbiddenWords,
    brand: brand.trim(),
    language: listing?.language ?? 'en',
    segmenterLocale: listing?.segmenterLocale ?? 'en',
    findClaims,
    normalizesCapitals: message.namesCapitals ?? false,
  };
}
