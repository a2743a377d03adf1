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
import { STRATEGIES, type Strategy, type TitleVersion } from '../title-fixer.schema.ts';
import { cleanCharacters } from './clean-characters.ts';
import { cleanText } from './clean-text.ts';
import { capitalized, proposeHighlights } from './item-highlights.ts';
import { lostFacts } from './lost-facts.ts';
import { splitKeywords, type Keyword } from './keywords.ts';
import { normalizeCapitals } from './normalize-capitals.ts';
import { isBookTitle } from './praised-names.ts';
import { chooseVersion } from './choose-version.ts';
import { isPraise, isPublishable, minFullLength } from './publishable.ts';
import { cutFrom } from './remainder.ts';
import { withoutRepeatedPhrases } from './repeated-phrases.ts';
import type { Marked, Rewriting, Rewritten } from './rewriting.ts';
import { withSharedNames } from './shared-names.ts';
import { REWRITES, targetLength } from './strategies.ts';
import { titleLanguage } from './title-language.ts';
import { withoutClaims } from './without-claims.ts';
import { toParts } from './title-parts.ts';

/** One or two words in all caps can be a name. */
export const MAX_ALL_CAPS_WORDS = 2;

const hasText = (title: string) => /[\p{L}\p{N}]/u.test(title);

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
  const cleaned = withSharedNames(unrepeated, rules);
  const marked = markBrand(withoutDoubledNouns(cleaned.text, parsedTitle.text, rules.language), rules);
  if (rules.claimRemoval.tookProduct(marked.text, cleaned.removedClaims, language))
    return { versions: [], findings: [finding('no-version', 'warning')] };
  const capitals = normalizeCapitals(marked.text, language);
  const isBook = category === 'books' || isBookTitle(marked.text);
  const own = splitKeywords(keywords, rules);
  const rewriting = rewritings(original, rules, { marked, language, isBook, keywords: own.usable });
  const isUntouched =
    hasText(parsedTitle.text) &&
    original.violations.length + cleaned.changes.length + removingClaims(original.claims).length === 0;
  const minLength = isBook ? 0 : minFullLength(marked.text, rules);
  let [hasStumps, hasCandidates] = [false, false];
  const versions: TitleVersion[] = [];
  for (const strategy of STRATEGIES) {
    const isMinimal = strategy === 'minimal';
    const keepsCapitals =
      isMinimal && !rules.normalizesCapitals && capitals.words.length <= MAX_ALL_CAPS_WORDS;
    const hasPlainCapitals = !keepsCapitals && capitals.words.length > 0;
    const changes = hasPlainCapitals
      ? [...cleaned.changes, finding('plain-capitals', 'info', { words: capitals.words })]
      : cleaned.changes;
    if (isMinimal && isUntouched && !hasPlainCapitals) {
      versions.push(unchangedVersion(original, rules, itemHighlights));
      continue;
    }
    const find = (isWide: boolean) => {
      const given = rewriting(keepsCapitals ? marked.text : capitals.text);
      const found = chooseVersion(candidates(REWRITES[strategy]({ ...given, isWide }), original, versions), {
        minLength,
        isClean: (rewritten) => isPublishable(rewritten, marked, rules, language),
        lostOf: (rewritten) => lostFacts(rewritten, marked.text, { rules, itemHighlights }),
      });
      hasCandidates ||= found.hasCandidates;
      hasStumps ||= found.hasStumps;
      return found.best;
    };
    // Without item highlights a longer title would be over the advised length for nothing.
    const found = find(false) ?? (rules.policy.itemHighlights === null ? undefined : find(true));
    if (!found) continue;
    const rewritten = { ...found, changes: [...changes, ...found.changes] };
    versions.push(toVersion(strategy, rewritten, { original, rules, itemHighlights }));
  }
  return {
    versions,
    findings: [
      ...own.barred,
      ...(hasStumps ? [finding('short-versions-left-out', 'info', { min: minLength })] : []),
      ...fewerVersionsFinding(versions.length, { hasStumps, hasCandidates }),
    ],
  };
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

/** The rewrites that may be offered, each composed when it is read: none that another version equals. */
function* candidates(
  rewrites: Iterable<Rewritten>,
  original: TitleCheck,
  versions: readonly TitleVersion[],
): Iterable<Rewritten> {
  for (const rewrite of rewrites) {
    const rewritten = withCapital(rewrite, original.parsedTitle.text);
    const isNew = versions.every(({ title }) => title !== rewritten.title);
    if (isNew && isUsable(rewritten, original)) yield rewritten;
  }
}

/** With a capital at its start where the title had one before a word that was removed; no brand is respelled. */
function withCapital(rewritten: Rewritten, original: string): Rewritten {
  const { title, check } = rewritten;
  const startsWithBrand = check.parsedTitle.brandSpans[0]?.start === 0;
  if (startsWithBrand || !/^\p{Lu}/u.test(original) || !/^\p{Ll}+ /u.test(title)) return rewritten;
  return { ...rewritten, title: capitalized(title) };
}

function isUsable({ title, check }: Rewritten, { parsedTitle }: TitleCheck): boolean {
  const keepsBrand = parsedTitle.brandSpans.length === 0 || check.parsedTitle.brandSpans.length > 0;
  return hasText(title) && check.isCompliant && removingClaims(check.claims).length === 0 && keepsBrand;
}

function fewerVersionsFinding(
  count: number,
  { hasStumps, hasCandidates }: { readonly hasStumps: boolean; readonly hasCandidates: boolean },
): Finding[] {
  if (count === STRATEGIES.length || (count === 0 && hasStumps)) return [];
  if (count === 0) return [finding(hasCandidates ? 'no-whole-version' : 'no-version', 'warning')];
  return [finding('fewer-versions', 'info', { count })];
}

function unchangedVersion(
  { parsedTitle, score, tier }: TitleCheck,
  rules: TitleRules,
  itemHighlights: string,
): TitleVersion {
  return {
    strategy: 'minimal',
    title: parsedTitle.text,
    length: parsedTitle.length,
    complianceScore: score,
    tier,
    changes: [finding('nothing-changed', 'info')],
    explanation: finding('minimal-explained', 'info', { target: targetLength('minimal', rules) }),
    itemHighlights: rules.policy.itemHighlights === null ? null : itemHighlights.trim(),
  };
}

function toVersion(
  strategy: Strategy,
  rewritten: Rewritten,
  context: { readonly original: TitleCheck; readonly rules: TitleRules; readonly itemHighlights: string },
): TitleVersion {
  const { original, rules, itemHighlights } = context;
  const { title, check } = rewritten;
  const { text } = original.parsedTitle;
  const changes = [...rewritten.changes, ...leftOutFindings(text, rewritten)];
  return {
    strategy,
    title,
    length: codePointLength(title),
    complianceScore: check.score,
    tier: check.tier,
    changes:
      changes.length > 0 ? changes : [finding(title === text ? 'nothing-changed' : 'spacing-tidied', 'info')],
    explanation: finding(`${strategy}-explained`, 'info', { target: targetLength(strategy, rules) }),
    itemHighlights: proposeHighlights(itemHighlights, rewritten, rules),
  };
}

/** Reports the parts that were left out because they repeat others, and because of the length. */
function leftOutFindings(before: string, { list, chosen, leftOut, title }: Rewritten): Finding[] {
  const isOwn = (text: string) => foldCase(before).includes(foldCase(text));
  const textsOf = (reason: 'length' | 'repeats') =>
    list.parts.flatMap(({ text }, index) => {
      const isLeftOut = !chosen.has(index) && (leftOut.get(index) ?? 'length') === reason;
      return isLeftOut && isOwn(list.restore(text)) ? [list.restore(text)] : [];
    });
  const isGone = (text: string) => isOwn(text) && !foldCase(title).includes(foldCase(text));
  const cut = list.parts.flatMap((part, index) =>
    chosen.has(index) ? cutFrom(part, list.language).map(list.restore).filter(isGone) : [],
  );
  const [repeats, dropped] = [textsOf('repeats'), [...new Set([...textsOf('length'), ...cut])]];
  const [from, to] = [codePointLength(before), codePointLength(title)];
  return [
    ...(repeats.length > 0 ? [finding('removed-repeats', 'info', { words: repeats })] : []),
    ...(dropped.length > 0 ? [finding('shortened', 'info', { dropped, from, to })] : []),
  ];
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
        ? !foldCase(original).includes(`${one} ${other}`)
        : pluralsOf(one, language).includes(other) || pluralsOf(other, language).includes(one);
    return isDoubled ? '' : second;
  });
}
