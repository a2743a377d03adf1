import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { checkTitle, type TitleCheck } from '../check/check-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { STRATEGIES, type Strategy, type TitleVersion } from '../title-fixer.schema.ts';
import { proposeHighlights } from './item-highlights.ts';
import { REWRITES, shortenedFinding, targetLength, type Rewrite, type RewriteResult } from './strategies.ts';

/** A removal can create new violations, mostly in Japanese where words are segmented again. */
const MAX_PASSES = 4;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

export interface Versions {
  readonly versions: TitleVersion[];
  /** The reason if there are fewer than three. */
  readonly findings: Finding[];
}

/** Up to three different versions of a trimmed title that pass the check and keep the brand. */
export function rewriteTitle(original: TitleCheck, rules: TitleRules, itemHighlights: string): Versions {
  const versions: TitleVersion[] = [];
  for (const strategy of STRATEGIES) {
    for (const rewrite of REWRITES[strategy]) {
      const result = rewriteUntilCompliant(rewrite, original, rules);
      if (!result || versions.some(({ title }) => title === result.title)) continue;
      versions.push(toVersion(strategy, result, { original, rules, itemHighlights }));
      break;
    }
  }
  return { versions, findings: fewerVersionsFinding(versions.length) };
}

function fewerVersionsFinding(count: number): Finding[] {
  if (count === STRATEGIES.length) return [];
  return [count === 0 ? finding('no-version', 'warning') : finding('fewer-versions', 'info', { count })];
}

interface CheckedRewrite extends RewriteResult {
  readonly check: TitleCheck;
}

interface VersionContext {
  readonly original: TitleCheck;
  readonly rules: TitleRules;
  readonly itemHighlights: string;
}

function toVersion(
  strategy: Strategy,
  { title, changes, dropped, check }: CheckedRewrite,
  { original, rules, itemHighlights }: VersionContext,
): TitleVersion {
  const { text } = original.parsedTitle;
  const all = [...changes, ...shortenedFinding(text, title, dropped)];
  return {
    strategy,
    title,
    length: codePointLength(title),
    complianceScore: check.score,
    tier: check.tier,
    changes: all.length > 0 ? all : [finding(title === text ? 'nothing-changed' : 'spacing-tidied', 'info')],
    explanation: finding(`${strategy}-explained`, 'info', { target: targetLength(strategy, rules) }),
    itemHighlights: proposeHighlights(itemHighlights, dropped, rules),
  };
}

/** Repeats a rewrite until the title passes the check; undefined if it never does. */
function rewriteUntilCompliant(
  rewrite: Rewrite,
  original: TitleCheck,
  rules: TitleRules,
): CheckedRewrite | undefined {
  let check = original;
  const changes: Finding[] = [];
  const dropped: string[] = [];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const step = rewrite(check, rules);
    if (!step || !HAS_LETTER_OR_DIGIT.test(step.title)) return undefined;
    check = checkTitle(step.title, rules);
    mergeChanges(changes, step.changes);
    dropped.push(...step.dropped);
    if (check.isCompliant && keepsBrand(original, check))
      return { title: step.title, changes, dropped, check };
  }
  return undefined;
}

function keepsBrand({ parsedTitle: before }: TitleCheck, { parsedTitle: after }: TitleCheck): boolean {
  return before.brandSpans.length === 0 || after.brandSpans.length > 0;
}

/** Adds the changes of a further pass; those with the same code are merged. */
function mergeChanges(changes: Finding[], more: readonly Finding[]): void {
  for (const change of more) {
    const at = changes.findIndex(({ code }) => code === change.code);
    const known = changes[at];
    if (!known) changes.push(change);
    else changes[at] = { ...known, params: mergeParams(known.params, change.params) };
  }
}

function mergeParams(
  known: Finding['params'] = {},
  more: Finding['params'] = {},
): NonNullable<Finding['params']> {
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => {
      const other = more[name];
      return [
        name,
        Array.isArray(value) && Array.isArray(other) ? [...new Set([...value, ...other])] : value,
      ];
    }),
  );
}
