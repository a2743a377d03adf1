import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { finding } from '@seller-toolbox/tool-contract';
import type { TitleCheck } from '../check/check-title.ts';
import { AS_FOUND, type TitleRules } from '../check/title-rules.ts';
import { STRATEGIES, type Strategy, type TitleVersion } from '../title-fixer.schema.ts';
import type { cleanText } from './clean-text.ts';
import { essentialParts } from './essential-parts.ts';
import { capitalized, proposeHighlights } from './item-highlights.ts';
import { lostFacts } from './lost-facts.ts';
import type { normalizeCapitals } from './normalize-capitals.ts';
import { MAX_ALL_CAPS_WORDS } from './normalize-capitals.ts';
import { chooseVersion, type VersionChoice } from './choose-version.ts';
import { hasText, isPublishable, repeatsPhrase } from './publishable.ts';
import { leftOutFindings } from './left-out-findings.ts';
import { groupedFindings } from './removed-words.ts';
import type { Marked, Rewriting, Rewritten } from './rewriting.ts';
import { hasSureSeams, keepsMaker } from './sure-borders.ts';
import { beginnings, REWRITES, targetLength } from './strategies.ts';

export interface Composing {
  readonly original: TitleCheck;
  readonly rules: TitleRules;
  readonly itemHighlights: string;
  readonly marked: Marked;
  readonly language: string;
  /** Nothing of the title has to change. */
  readonly isUntouched: boolean;
  /** Item highlights take what does not fit. */
  readonly isTooLong: boolean;
  readonly capitals: ReturnType<typeof normalizeCapitals>;
  readonly rewriting: (text: string) => Rewriting;
  readonly cleaned: ReturnType<typeof cleanText>;
}

/** What was found for the strategies that have no version. */
export interface Attempts {
  /** Some titles would be publishable if they were not too short. */
  readonly hasStumps: boolean;
  readonly hasCandidates: boolean;
  /** A strategy has no version although other titles were tried: they lose more, do not read well or are short. */
  readonly hasRejected: boolean;
}

export interface Composed {
  readonly versions: TitleVersion[];
  readonly attempts: Attempts;
}

/** What a version must be like. */
export interface VersionDemand {
  /** In code points. */
  readonly minLength: number;
  /** It may lose what a title must say. */
  readonly acceptsLoss: boolean;
  /** What a title must say has no precedence. */
  readonly isFree: boolean;
  /** A beginning of the title as it is written, with all models that it fits or the first; null composes another one. */
  readonly beginning: 'whole' | 'cut' | null;
  /** It may lose its first word, which may be a maker that no brand names. */
  readonly losesMaker?: boolean;
}

/** A version, and how much it lost of what it must say. */
interface Candidate {
  readonly version: TitleVersion;
  readonly lost: number;
}

/** The version of each strategy that is as demanded; of those only the ones that lose least. */
export function composeVersions(given: Composing, demand: VersionDemand): Composed {
  const { original, rules, itemHighlights } = given;
  const candidates: Candidate[] = [];
  const attempts = { hasStumps: false, hasCandidates: false, hasRejected: false };
  for (const strategy of STRATEGIES) {
    const capitals = capitalsOf(strategy, given);
    if (strategy === 'minimal' && given.isUntouched && capitals.changes.length === 0) {
      candidates.push({ version: unchangedVersion(original, rules, itemHighlights), lost: 0 });
      continue;
    }
    const others = candidates.map(({ version }) => version.title);
    const found = findVersion(strategy, { given, demand, text: capitals.text, others });
    attempts.hasStumps ||= found.hasStumps;
    attempts.hasCandidates ||= found.hasCandidates;
    attempts.hasRejected ||= !found.best && found.hasCandidates;
    if (!found.best) continue;
    const lost = rules.claimRemoval.lostEssentials(found.best);
    const changes = [...given.cleaned.changes, ...capitals.changes, ...found.best.changes];
    const version = toVersion(strategy, { ...found.best, changes }, lost, given);
    candidates.push({ version, lost: lost.length });
  }
  const minLost = Math.min(...candidates.map(({ lost }) => lost));
  const least = candidates.filter(({ lost }) => lost === minLost);
  // No version is offered that loses more words than another one beside its item highlights.
  const minUnplaced = Math.min(...least.map(({ version }) => countUnplaced(version)));
  const fullest = given.isTooLong
    ? least.filter(({ version }) => countUnplaced(version) === minUnplaced)
    : least;
  attempts.hasRejected ||= fullest.length < candidates.length;
  return { versions: fullest.map(({ version }) => version), attempts };
}

/** How many phrases are neither in the title nor in the item highlights. */
function countUnplaced({ changes }: TitleVersion): number {
  return changes.filter(({ code }) => code === 'not-placed').flatMap(({ params }) => params?.['words'] ?? [])
    .length;
}

/** The cleaned title in the capitals of a strategy: few words in capitals stay in the version with minimal changes. */
function capitalsOf(strategy: Strategy, { rules, marked, capitals }: Composing) {
  const keeps =
    strategy === 'minimal' && !rules.normalizesCapitals && capitals.words.length <= MAX_ALL_CAPS_WORDS;
  if (keeps) return { text: marked.text, changes: [] };
  const isPlain = capitals.words.length === 0;
  return {
    text: capitals.text,
    changes: isPlain ? [] : [finding('plain-capitals', 'info', { words: capitals.words })],
  };
}

/** The best rewrite of a strategy, within the advised length or else within the limit. */
function findVersion(
  strategy: Strategy,
  {
    given,
    demand,
    text,
    others,
  }: {
    readonly given: Composing;
    readonly demand: VersionDemand;
    readonly text: string;
    readonly others: readonly string[];
  },
): VersionChoice {
  const { original, rules, itemHighlights, marked, language } = given;
  const free = { ...rules, claimRemoval: { ...rules.claimRemoval, withSpace: AS_FOUND.withSpace } };
  const { isTooLong } = given;
  const isNear = (one: string, other: string) => one === other || (isTooLong && saysAlmostSame(one, other));
  const rewritingOf = (isWide: boolean) => ({
    ...given.rewriting(text),
    isWide,
    rules: demand.isFree ? free : rules,
  });
  // Keywords choose the parts of their version.
  const isKeyed = strategy === 'seo' && rewritingOf(false).keywords.length > 0;
  const beginning = isKeyed ? null : demand.beginning;
  const choose = (rewrites: Iterable<Rewritten>) =>
    chooseVersion(
      usableRewrites(rewrites, original, (title) => others.some((other) => isNear(other, title))),
      {
        ...demand,
        isInOrder: beginning !== null,
        isClean: (rewritten) =>
          !(isTooLong && repeatsPhrase(rewritten.title)) && isPublishable(rewritten, marked, rules, language),
        lostOf: (rewritten) => lostFacts(rewritten, marked.text, { rules, itemHighlights }),
      },
    );
  if (beginning !== null) return choose(beginnings(strategy, rewritingOf(false), beginning === 'cut'));
  const find = (isWide: boolean) => {
    const rewrites = REWRITES[strategy](rewritingOf(isWide));
    return choose(isTooLong && !isKeyed ? withSureSeams(rewrites, text, demand) : rewrites);
  };
  const advised = find(false);
  // Without item highlights a longer title would be over the advised length for nothing.
  if (advised.best || rules.policy.itemHighlights === null) return advised;
  const wide = find(true);
  return {
    best: wide.best,
    hasCandidates: advised.hasCandidates || wide.hasCandidates,
    hasStumps: advised.hasStumps || wide.hasStumps,
  };
}

/** Those in which no phrase is torn and that say what the product fits, unless there is no other. */
function* withSureSeams(
  rewrites: Iterable<Rewritten>,
  text: string,
  { isFree, losesMaker = false }: VersionDemand,
): Iterable<Rewritten> {
  for (const rewritten of rewrites) {
    const { list, chosen, title } = rewritten;
    const hasFit = essentialParts(list).fit.every((at) => chosen.has(at));
    const hasMaker = losesMaker || keepsMaker(title, text, list.language);
    if (isFree || (hasFit && hasMaker && hasSureSeams(rewritten))) yield rewritten;
  }
}

const MAX_SAME = 1;

/** Whether all but one word of two titles are the same, in whatever order, or the second has no word of its own. */
function saysAlmostSame(one: string, other: string): boolean {
  const wordsOf = (title: string) => foldCase(title).split(/[\s,;()|、，]+/u);
  const missing = (from: string[], words: string[]) => words.filter((word) => !from.includes(word)).length;
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const own = missing(first, second);
  return own === 0 || (own <= MAX_SAME && missing(second, first) <= MAX_SAME);
}

/** The rewrites that may be offered, each composed when it is read: none that another version almost equals. */
function* usableRewrites(
  rewrites: Iterable<Rewritten>,
  original: TitleCheck,
  isOffered: (title: string) => boolean,
): Iterable<Rewritten> {
  for (const rewrite of rewrites) {
    const rewritten = withCapital(rewrite, original.parsedTitle.text);
    if (!isOffered(rewritten.title) && isUsable(rewritten, original)) yield rewritten;
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
  lost: readonly string[],
  { original, rules, itemHighlights }: Composing,
): TitleVersion {
  const { title, check } = rewritten;
  const { text } = original.parsedTitle;
  const highlights = proposeHighlights(itemHighlights, rewritten, rules);
  const missing = lost.filter((fact) => !foldCase(highlights ?? '').includes(foldCase(fact)));
  const changes = groupedFindings([
    ...rewritten.changes,
    ...(missing.length > 0 ? [finding('essential-left-out', 'warning', { facts: missing })] : []),
    ...leftOutFindings(text, rewritten, highlights, rules.claimRemoval),
  ]);
  return {
    strategy,
    title,
    length: codePointLength(title),
    complianceScore: check.score,
    tier: check.tier,
    changes:
      changes.length > 0 ? changes : [finding(title === text ? 'nothing-changed' : 'spacing-tidied', 'info')],
    explanation: finding(`${strategy}-explained`, 'info', { target: targetLength(strategy, rules) }),
    itemHighlights: highlights,
  };
}
