import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import { finding } from '@seller-toolbox/tool-contract';
import type { TitleCheck } from '../check/check-title.ts';
import { AS_FOUND, type TitleRules } from '../check/title-rules.ts';
import { STRATEGIES, type Strategy, type TitleVersion } from '../title-fixer.schema.ts';
import type { cleanText } from './clean-text.ts';
import { capitalized, proposeHighlights } from './item-highlights.ts';
import { lostFacts } from './lost-facts.ts';
import type { normalizeCapitals } from './normalize-capitals.ts';
import { MAX_ALL_CAPS_WORDS } from './normalize-capitals.ts';
import { chooseVersion } from './choose-version.ts';
import { hasText, isPublishable } from './publishable.ts';
import { leftOutFindings } from './left-out-findings.ts';
import { groupedFindings } from './removed-words.ts';
import type { Marked, Rewriting, Rewritten } from './rewriting.ts';
import { REWRITES, targetLength } from './strategies.ts';

export interface Composing {
  readonly original: TitleCheck;
  readonly rules: TitleRules;
  readonly itemHighlights: string;
  readonly marked: Marked;
  readonly language: string;
  /** Nothing of the title has to change. */
  readonly isUntouched: boolean;
  readonly capitals: ReturnType<typeof normalizeCapitals>;
  readonly rewriting: (text: string) => Rewriting;
  readonly cleaned: ReturnType<typeof cleanText>;
}

export interface Composed {
  readonly versions: TitleVersion[];
  readonly hasStumps: boolean;
  readonly hasCandidates: boolean;
  /** A strategy has no version although other titles were tried: they lose more, do not read well or are short. */
  readonly hasRejected: boolean;
}

/** In code points, the minimum length of a version, and whether it may lose what it must say. */
export interface VersionDemand {
  readonly minLength: number;
  readonly acceptsLoss: boolean;
  /** What a title must say has no precedence. */
  readonly isFree: boolean;
}

/** The version of each strategy that is as demanded. */
export function composeVersions(given: Composing, demand: VersionDemand): Composed {
  const { original, rules, itemHighlights, marked, language, isUntouched, capitals, cleaned } = given;
  let [hasStumps, hasCandidates, hasRejected] = [false, false, false];
  const versions: TitleVersion[] = [];
  const losses: number[] = [];
  const free = { ...rules, claimRemoval: { ...rules.claimRemoval, withSpace: AS_FOUND.withSpace } };
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
      losses.push(0);
      continue;
    }
    let hasOthers = false;
    const find = (isWide: boolean) => {
      const rewriting = given.rewriting(keepsCapitals ? marked.text : capitals.text);
      const rewrites = REWRITES[strategy]({ ...rewriting, isWide, rules: demand.isFree ? free : rules });
      const found = chooseVersion(candidates(rewrites, original, versions), {
        ...demand,
        isClean: (rewritten) => isPublishable(rewritten, marked, rules, language),
        lostOf: (rewritten) => lostFacts(rewritten, marked.text, { rules, itemHighlights }),
      });
      hasOthers ||= found.hasCandidates;
      hasStumps ||= found.hasStumps;
      return found.best;
    };
    // Without item highlights a longer title would be over the advised length for nothing.
    const found = find(false) ?? (rules.policy.itemHighlights === null ? undefined : find(true));
    hasCandidates ||= hasOthers;
    hasRejected ||= !found && hasOthers;
    if (!found) continue;
    const rewritten = { ...found, changes: [...changes, ...found.changes] };
    versions.push(toVersion(strategy, rewritten, { original, rules, itemHighlights }));
    losses.push(rules.claimRemoval.lostEssentials(found).length);
  }
  const least = versions.filter((_version, at) => losses[at] === Math.min(...losses));
  hasRejected ||= least.length < versions.length;
  return { versions: least, hasStumps, hasCandidates, hasRejected };
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
  const highlights = proposeHighlights(itemHighlights, rewritten, rules);
  const lost = rules.claimRemoval.lostEssentials(rewritten);
  const changes = groupedFindings([
    ...rewritten.changes,
    ...(lost.length > 0 ? [finding('essential-left-out', 'warning', { facts: lost })] : []),
    ...leftOutFindings(text, rewritten, highlights),
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
