import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { ClaimFinding, FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { Finding } from '@seller-toolbox/tool-contract';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { FIXER_RULES, type FixerRules } from '../fixer-rules.data.ts';
import { fixerLimit } from '../fixer-limit.ts';
import type { ParsedMessage } from '../message/parse-message.ts';
import type { PartList } from '../rewrite/arrange.ts';
import type { ComposedTitle, HasSpace, SpacedList } from '../rewrite/spaced-list.ts';
import type { TitleFixerInput } from '../title-fixer.schema.ts';

export type ClaimSpan = Pick<ClaimFinding, 'rule' | 'start' | 'end'>;

export interface ClaimReading {
  readonly claimsOf: TitleRules['claimsOf'];
  readonly language: string;
}

/** A cleaned title and what was changed. */
export interface CleanedWords {
  readonly text: string;
  readonly changes: readonly Finding[];
}

/** How claims and offers are removed, and makers shared; it is loaded with the linter, as the first answer does without. */
export interface ClaimRemoval {
  /** What a title loses with a claim. */
  readonly claimedWords: (text: string, claim: ClaimSpan, reading: ClaimReading) => Span;
  /** The spans of claims and offers with the words that belonged to their phrases only. */
  readonly withDependentWords: (
    title: { readonly text: string; readonly brandSpans: readonly Span[] },
    spans: readonly Span[],
    language: string,
  ) => Span[];
  /** Names what several models share once, where it is repeated too often: their line or their maker. */
  readonly withSharedNames: <Cleaned extends CleanedWords>(cleaned: Cleaned, rules: TitleRules) => Cleaned;
  /** A list in which what a title must say has space, as `hasSpace` says, and the indexes of these parts. */
  readonly withSpace: (list: PartList, hasSpace: HasSpace) => SpacedList;
  /** What a version no longer says of what it must say. */
  readonly lostEssentials: (composed: ComposedTitle) => string[];
  /** A text with the short way to say what a product fits or does not. */
  readonly plainWording: (text: string, language: string) => string;
  /** Finds the runs of words of a phrase that a text does not have, in no form. */
  readonly missingFrom: (published: string, language: string) => (phrase: string) => string[];
  /** What a version says in other words than its title. */
  readonly rewordings: (before: string, title: string, language: string) => string[];
  /** A list whose product begins with a benefit that another part names; undefined if none does. */
  readonly withBenefit: (list: PartList) => PartList | undefined;
  /** Whether a keyword of the seller's has a claim or an offer, or names a rival that is not in the title, so that no title may have it. */
  readonly isBarred: (keyword: string, brand: string, isInTitle: boolean) => boolean;
  /** Whether what was removed from a title named its product. */
  readonly removedProduct: (left: string, removed: readonly string[], language: string) => boolean;
}

/** Until it is there: only what was found. */
export const AS_FOUND: ClaimRemoval = {
  claimedWords: (_text, { start, end }) => ({ start, end }),
  withDependentWords: (_title, spans) => [...spans],
  withSharedNames: (cleaned) => cleaned,
  withSpace: (list) => ({ list, needed: [] }),
  lostEssentials: () => [],
  plainWording: (text) => text,
  missingFrom: (published) => (phrase) => (foldCase(published).includes(foldCase(phrase)) ? [] : [phrase]),
  rewordings: () => [],
  withBenefit: () => undefined,
  isBarred: () => false,
  removedProduct: () => false,
};

/** The rule set for a marketplace and category, with the additions of the pasted message. */
export interface TitleRules {
  readonly policy: FixerRules;
  readonly maxLength: number;
  readonly forbiddenCharacters: ReadonlySet<string>;
  /** Lower case; at most `maxRepeated` occurrences. */
  readonly repeatedWords: readonly string[];
  /** One if the message names no number. */
  readonly maxRepeated: number;
  /** Lower case; no occurrence. */
  readonly forbiddenWords: readonly string[];
  /** Trimmed; empty if none is given. */
  readonly brand: string;
  /** Language of the listing, for stop words and plurals. */
  readonly language: string;
  readonly segmenterLocale: string;
  /** The claims of a text outside the brand, each text read once. */
  readonly claimsOf: (text: string) => ClaimFinding[];
  readonly claimRemoval: ClaimRemoval;
  /** The message demands fewer capital letters. */
  readonly normalizesCapitals: boolean;
}

/** The rules for one input. The message overrides the limit of the rule set and adds characters and words. */
export function titleRules(
  input: TitleFixerInput,
  message: ParsedMessage,
  findClaims: FindClaims,
  claimRemoval: ClaimRemoval = AS_FOUND,
): TitleRules {
  const { ruleSet, marketplace, category, brand } = input;
  const known = FIXER_RULES[ruleSet];
  const listing = LISTING_MARKETPLACES.find(({ code }) => code === marketplace);
  const forbiddenWords = message.forbiddenWords ?? [];
  const repeatedWords = (message.words ?? []).filter((word) => !forbiddenWords.includes(word));
  // A number without a word is of every word.
  const { maxUses = known.maxOccurrences } = repeatedWords.length > 0 ? {} : message;
  return {
    policy: { ...known, maxOccurrences: maxUses },
    maxLength: message.limit ?? fixerLimit(ruleSet, marketplace, category),
    forbiddenCharacters: new Set([...known.forbiddenCharacters, ...(message.chars ?? [])]),
    repeatedWords,
    maxRepeated: message.maxUses ?? 1,
    forbiddenWords,
    brand: brand.trim(),
    language: listing?.language ?? 'en',
    segmenterLocale: listing?.segmenterLocale ?? 'en',
    claimRemoval,
    claimsOf: memoized((text) => findClaims(text, { brand: brand.trim(), isTitle: true })),
    normalizesCapitals: message.namesCapitals ?? false,
  };
}

function memoized<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? read(text);
    known.set(text, result);
    return result;
  };
}
