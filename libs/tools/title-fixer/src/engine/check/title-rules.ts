import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { FIXER_RULES, type FixerRules } from '../fixer-rules.data.ts';
import { fixerLimit } from '../fixer-limit.ts';
import type { ParsedMessage } from '../message/parse-message.ts';
import type { TitleFixerInput } from '../title-fixer.schema.ts';

/** All that decides whether a title passes: the rule set for this marketplace and category, and what the message adds. */
export interface TitleRules {
  readonly policy: FixerRules;
  readonly maxLength: number;
  readonly forbiddenCharacters: ReadonlySet<string>;
  /** Lower case; more occurrences than one are too many. */
  readonly repeatedWords: readonly string[];
  /** Lower case; one occurrence is too many. */
  readonly forbiddenWords: readonly string[];
  /** Trimmed; empty where none is given. */
  readonly brand: string;
  /** Of the listing: its stop words and plurals. */
  readonly language: string;
  readonly segmenterLocale: string;
}

/** The rules for one input; what the message names overrides or adds to those of the set. */
export function titleRules(input: TitleFixerInput, message: ParsedMessage): TitleRules {
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
  };
}
