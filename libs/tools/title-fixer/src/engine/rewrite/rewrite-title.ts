import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { TitleCheck } from '../check/check-title.ts';
import { characterViolations } from '../check/character-rule.ts';
import { parseTitle } from '../check/parse-title.ts';
import { pluralsOf } from '@seller-toolbox/listing-text/plural-forms';
import type { TitleRules } from '../check/title-rules.ts';
import type { FixerCategory } from '../fixer-rules.data.ts';
import { STRATEGIES, type TitleVersion } from '../title-fixer.schema.ts';
import { cleanCharacters } from './clean-characters.ts';
import { cleanText } from './clean-text.ts';
import { isProductNoun } from './part-role.ts';
import { separateBarredKeywords, type Keyword } from './keywords.ts';
import { normalizeCapitals } from './normalize-capitals.ts';
import {
  composeVersions,
  type Attempts,
  type Composed,
  type Composing,
  type VersionDemand,
} from './compose-versions.ts';
import { isBookTitle } from './praised-names.ts';
import { hasText, isPraise, minFullLength } from './publishable.ts';
import { withoutRepeatedPhrases } from './repeated-phrases.ts';
import type { Marked, Rewriting } from './rewriting.ts';
import { titleLanguage } from './title-language.ts';
import { withoutClaims } from './without-claims.ts';
import { toParts } from './title-parts.ts';

/** In code points: shorter than a full title, but the product and what decides are in it, and the item highlights have the rest. */
const MIN_LENGTH_BESIDE_HIGHLIGHTS = 35;

export interface Versions {
  readonly versions: TitleVersion[];
  /** The reason if there are fewer than three. */
  readonly findings: Finding[];
}

export interface RewriteContext {
  readonly itemHighlights: string;
  /** As typed. */
  readonly keywords: string;
  readonly category: FixerCategory;
}

/** Up to three different versions of a trimmed title that pass the check and keep the brand and the product. */
export function rewriteTitle(
  original: TitleCheck,
  rules: TitleRules,
  { itemHighlights, keywords, category }: RewriteContext,
): Versions {
  const { parsedTitle } = original;
  const language = titleLanguage(parsedTitle.text, rules.language);
  const unrepeated = withoutRepeatedPhrases(cleanText(parsedTitle, rules, language), rules);
  const cleaned = rules.claimRemoval.withSharedNames(unrepeated, rules);
  const marked = markBrand(withoutDoubledNouns(cleaned.text, parsedTitle.text, rules.language), rules);
  if (rules.claimRemoval.removedProduct(marked.text, cleaned.removedClaims, language))
    return { versions: [], findings: [finding('no-version', 'warning')] };
  const capitals = normalizeCapitals(marked.text, language);
  const isBook = category === 'books' || isBookTitle(marked.text);
  const own = separateBarredKeywords(keywords, marked.restore(marked.text), rules);
  const rewriting = rewritings(original, rules, { marked, language, isBook, keywords: own.usable });
  const isUntouched =
    hasText(parsedTitle.text) &&
    original.violations.length + cleaned.changes.length + removingClaims(original.claims).length === 0;
  const given = {
    original,
    rules,
    itemHighlights,
    marked,
    language,
    isUntouched,
    isTooLong:
      rules.policy.itemHighlights !== null &&
      codePointLength(marked.restore(marked.text)) > rules.maxLength &&
      original.parsedTitle.length > rules.maxLength,
    capitals,
    rewriting,
    cleaned,
  };
  // The title of a book may be short.
  const minLength = isBook ? 0 : minFullLength(marked.text, rules);
  const short = Math.min(minLength, MIN_LENGTH_BESIDE_HIGHLIGHTS);
  const lengths = rules.policy.itemHighlights === null ? [minLength] : [...new Set([minLength, short])];
  const { versions, attempts, usedLength } = firstComposed(given, lengths);
  return {
    versions,
    findings: [
      ...own.barred,
      ...(attempts.hasStumps ? [finding('short-versions-left-out', 'info', { min: usedLength })] : []),
      ...fewerVersionsFinding(versions.length, attempts),
    ],
  };
}

/** The strictest first; where as little is lost, a beginning of the title before a title that is composed again. */
const DEMANDS: readonly (readonly Omit<VersionDemand, 'minLength'>[])[] = [
  [
    { acceptsLoss: false, isFree: false, beginning: 'whole' },
    { acceptsLoss: false, isFree: false, beginning: null },
  ],
  [{ acceptsLoss: false, isFree: false, beginning: 'cut' }],
  [{ acceptsLoss: false, isFree: false, beginning: null, losesMaker: true }],
  [{ acceptsLoss: true, isFree: false, beginning: null }],
  [{ acceptsLoss: true, isFree: false, beginning: 'cut' }],
  [{ acceptsLoss: true, isFree: false, beginning: null, losesMaker: true }],
  [{ acceptsLoss: true, isFree: true, beginning: null, losesMaker: true }],
];

interface FirstComposed extends Composed {
  readonly usedLength: number;
}

/** The first versions, the longest that say all that they must, else with a loss. */
function firstComposed(given: Composing, lengths: readonly number[]): FirstComposed {
  let first: FirstComposed | undefined;
  for (const alike of DEMANDS)
    for (const minLength of lengths)
      for (const demand of alike) {
        if (demand.beginning !== null && !given.isTooLong) continue;
        const composed = { ...composeVersions(given, { ...demand, minLength }), usedLength: minLength };
        if (composed.versions.length > 0) return composed;
        first ??= composed;
      }
  return first as FirstComposed;
}

/** The parts of the title as it is written and in plain capitals, each read once. */
function rewritings(
  original: TitleCheck,
  rules: TitleRules,
  given: {
    readonly marked: Marked;
    readonly language: string;
    readonly isBook: boolean;
    readonly keywords: readonly Keyword[];
  },
): (text: string) => Rewriting {
  const { marked, language, isBook, keywords } = given;
  const listOf = (text: string) => ({
    parts: withoutClaims(toParts(text, language, isBook), marked.restore, rules, (praised) =>
      isPraise(praised, rules, language),
    ),
    language,
    restore: (rendered: string) => withoutForbidden(marked.restore(rendered), rules),
  });
  const read = new Map<string, Rewriting>();
  return (text) => {
    const rewriting = read.get(text) ?? { list: listOf(text), original, rules, keywords, isWide: false };
    read.set(text, rewriting);
    return rewriting;
  };
}

function fewerVersionsFinding(count: number, { hasStumps, hasCandidates, hasRejected }: Attempts): Finding[] {
  if (count === STRATEGIES.length || (count === 0 && hasStumps)) return [];
  if (count === 0) return [finding(hasCandidates ? 'no-whole-version' : 'no-version', 'warning')];
  return [finding(hasRejected ? 'fewer-whole-versions' : 'fewer-versions', 'info', { count })];
}

const FIRST_MARK = 0xe000;
const MAX_MARKS = 0xff;

/** Replaces each occurrence of the brand by one character, so that no rule splits or changes it. */
function markBrand(text: string, rules: TitleRules): Marked {
  const plain = text.replace(/[\uE000-\uE0FF]/gu, ' ');
  const brands: string[] = [];
  let marked = '';
  let at = 0;
  for (const { start, end } of parseTitle(plain, rules).brandSpans.slice(0, MAX_MARKS)) {
    marked += plain.slice(at, start) + String.fromCharCode(FIRST_MARK + brands.length);
    brands.push(spelledBrand(plain.slice(start, end), rules.brand));
    at = end;
  }
  const restore = (rendered: string) =>
    rendered.replace(/[\uE000-\uE0FF]/gu, (mark) => brands[mark.charCodeAt(0) - FIRST_MARK] ?? '');
  return { text: marked + plain.slice(at), restore };
}

/** The seller's spelling of the brand instead of capitals: "Bergwiese" of "BERGWIESE". */
function spelledBrand(written: string, brand: string): string {
  const isShouted = written === written.toUpperCase() && brand !== brand.toUpperCase();
  return isShouted && foldCase(written) === foldCase(brand) ? brand : written;
}

/** Removes what the message forbids of the punctuation between parts. */
function withoutForbidden(title: string, rules: TitleRules): string {
  const error = characterViolations(parseTitle(title, rules), rules).find(
    ({ severity }) => severity === 'error',
  );
  if (!error) return title;
  return cleanCharacters(title, error.positions, rules.forbiddenCharacters).replace(/\s+/gu, ' ').trim();
}

// A word with nothing but space between it and the word before.
const ADJACENT_WORD = /(?<=(?<![\p{L}\p{N}'’-])(\p{L}{3,}) {1,3})\p{L}{3,}(?![\p{L}\p{N}'’-])/gu;

/** Removes the second of two words that are singular and plural of one noun, or the same where a word between was removed. */
function withoutDoubledNouns(text: string, original: string, language: string): string {
  return text.replace(ADJACENT_WORD, (second: string, first: string) => {
    const [one, other] = [foldCase(first), foldCase(second)];
    const isDoubled =
      one === other
        ? isProductNoun(one, language) || !foldCase(original).includes(`${one} ${other}`)
        : pluralsOf(one, language).includes(other) || pluralsOf(other, language).includes(one);
    return isDoubled ? '' : second;
  });
}
