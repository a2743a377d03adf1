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
import { parseKeywords } from './keywords.ts';
import { normalizeCapitals } from './normalize-capitals.ts';
import { findPromotionalSpans } from './promotional-phrases.ts';
import { readsWell } from './reads-well.ts';
import { cutFrom } from './remainder.ts';
import { withoutRepeatedPhrases } from './repeated-phrases.ts';
import type { Marked, Rewriting, Rewritten } from './rewriting.ts';
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
  const cleaned = withoutRepeatedPhrases(cleanText(parsedTitle, rules, language), rules);
  const marked = markBrand(withoutDoubledNouns(cleaned.text, parsedTitle.text, rules.language), rules);
  const capitals = normalizeCapitals(marked.text, language);
  const listOf = (text: string) => ({
    parts: withoutClaims(toParts(text, language, category === 'books'), marked.restore, rules),
    language,
    restore: (rendered: string) => withoutForbidden(marked.restore(rendered), rules),
  });
  const wanted = parseKeywords(keywords);
  const rewritings = new Map<string, Rewriting>();
  const rewriting = (text: string): Rewriting => {
    const known = rewritings.get(text) ?? { list: listOf(text), original, rules, keywords: wanted };
    rewritings.set(text, known);
    return known;
  };
  const isUntouched = hasText(parsedTitle.text) && original.violations.length + cleaned.changes.length === 0;
  // The title of a book may be short.
  const minLength = category === 'books' ? 0 : minFullLength(marked.text, rules);
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
    const isNew = (rewritten: Rewritten) =>
      isUsable(rewritten, original) && !versions.some(({ title }) => title === rewritten.title);
    const candidates = [...REWRITES[strategy](rewriting(keepsCapitals ? marked.text : capitals.text))]
      .map((rewritten) => withCapital(rewritten, parsedTitle.text))
      .filter(isNew);
    const whole = keepingFacts(candidates, marked.text, { rules, itemHighlights });
    const isClean = (rewritten: Rewritten) => isPublishable(rewritten, marked, rules, language);
    const found = chooseByLength(whole, minLength, isClean);
    hasCandidates ||= candidates.length > 0;
    hasStumps ||= !found && minLength > 0 && whole.some(isClean);
    if (!found) continue;
    const rewritten = { ...found, changes: [...changes, ...found.changes] };
    versions.push(toVersion(strategy, rewritten, { original, rules, itemHighlights }));
  }
  return {
    versions,
    findings: [
      ...(hasStumps ? [finding('short-versions-left-out', 'info', { min: minLength })] : []),
      ...fewerVersionsFinding(versions.length, { hasStumps, hasCandidates }),
    ],
  };
}

/** With more to say, in code points of different words, a title below the minimum is a stump. */
const MIN_FACTS = 70;
const MIN_FULL_LENGTH = 55;
/** A message can name a lower limit than the rules; then any version helps. */
const MIN_LIMIT_WITH_MIN_LENGTH = 75;
/** A version that is longer than the minimum by this is preferred. */
const WELL_ABOVE_MIN = 8;

/** The versions that say all that decides; those that say every figure first. */
function keepingFacts(
  candidates: readonly Rewritten[],
  cleaned: string,
  options: { readonly rules: TitleRules; readonly itemHighlights: string },
): Rewritten[] {
  const judged = candidates
    .map((rewritten) => ({ rewritten, lost: lostFacts(rewritten, cleaned, options) }))
    .filter(({ lost }) => lost.deciding === 0);
  const hasAll = judged.filter(({ lost }) => lost.figures === 0);
  return (hasAll.length > 0 ? hasAll : judged).map(({ rewritten }) => rewritten);
}

/** Judges a version and its highlights by what the title was cleaned of. */
function hasNoPraise(rewritten: Rewritten, rules: TitleRules, language: string): boolean {
  return [rewritten.title, proposeHighlights('', rewritten, rules) ?? ''].every(
    (text) => findPromotionalSpans(parseTitle(text, rules), language).length === 0,
  );
}

/** Judges the words and reading of a version and its highlights; a keyword of the seller's need not be in the title. */
function isPublishable(
  rewritten: Rewritten,
  { text, restore }: Marked,
  rules: TitleRules,
  language: string,
): boolean {
  const isOwn = !rewritten.list.parts.some(({ isAdded }, at) => isAdded && rewritten.chosen.has(at));
  const reads = (published: string) => readsWell(published, restore(text), rules.brand, language);
  return (
    hasNoPraise(rewritten, rules, language) &&
    reads(proposeHighlights('', rewritten, rules) ?? '') &&
    (!isOwn || reads(rewritten.title))
  );
}

function chooseByLength(
  candidates: readonly Rewritten[],
  minLength: number,
  isClean: (rewritten: Rewritten) => boolean,
): Rewritten | undefined {
  const withLength = (min: number) =>
    candidates.find((each) => codePointLength(each.title) >= min && isClean(each));
  return withLength(minLength === 0 ? 0 : minLength + WELL_ABOVE_MIN) ?? withLength(minLength);
}

/** The minimum length of the versions of a cleaned title: 0 if it has little to say. */
function minFullLength(text: string, { maxLength }: TitleRules): number {
  const words = new Set(foldCase(text).split(/[\s,;|()]+/u));
  if (codePointLength([...words].join(' ')) < MIN_FACTS) return 0;
  return maxLength < MIN_LIMIT_WITH_MIN_LENGTH ? 0 : MIN_FULL_LENGTH;
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
  if (count === 0 && !hasCandidates) return [finding('no-version', 'warning')];
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
