import type { ClaimRuleId } from '@seller-toolbox/listing-text/claims/claim-rule-ids.data';
import type { Span } from '@seller-toolbox/listing-text/words';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { ParsedTitle } from '../check/parse-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { overlaps } from './spans.ts';

/** What removed words were; each kind has a finding of its own. */
const FINDINGS = {
  claims: 'removed-claims',
  contact: 'removed-forbidden-words',
  guarantees: 'removed-guarantees',
  praise: 'removed-praise',
  dates: 'removed-dates',
} as const;
type RemovedKind = keyof typeof FINDINGS;

const KIND_OF_RULE: Readonly<Partial<Record<ClaimRuleId, RemovedKind>>> = {
  medical: 'claims',
  antimicrobial: 'claims',
  environmental: 'claims',
  comparison: 'claims',
  reviews: 'claims',
  contact: 'contact',
  'product-code': 'contact',
  offer: 'praise',
  shipping: 'praise',
  guarantee: 'guarantees',
  'time-bound': 'dates',
};
/** The gravest first: a phrase of several kinds is of the first. */
const KINDS = Object.keys(FINDINGS) as RemovedKind[];

/** "2026", "New 2026", "2026年". */
const DATE = /^(?:\p{L}+\s)?20[2-3]\d(?:年|\s\p{L}+)?$/u;
/** What something does, also where no rule names its object: "Elimina gli odori". */
export const EFFECT =
  /(?<!\p{L})(?:wirkt|hilft|heilt|lindert|tötet|bekämpft|beseitigt|kills?|cures?|heals?|relieves?|removes?|prevents?|fights|reduces?|boosts?|improves?|promotes?|calms?|soothes?|stärkt|verbessert|fördert|beruhigt|améliore|renforce|apaise|favorise|mejora|refuerza|calma|favorece|migliora|rinforza|favorisce|[eé]limin\p{L}*|guérit|soulage|réduit|combat\p{L}{0,4}|alivia|cura|mata|quita|allevia|guarisce)(?!\p{L})|効果|改善|解消|治疗|治愈|预防|缓解|杀菌/iu;
/** A separator before a phrase; the minus of "-20 %" belongs to it. */
const LEADING = /^(?:[\s|•·,;:–—~/]|-(?!\p{N}))/u;
const TRAILING = /[\s|•·,;:–—~/-]$/u;

/** The words at spans of a title by their kind, without the separators around them. */
export function wordsByKind(
  { text }: ParsedTitle,
  spans: readonly Span[],
  { claimsOf }: Pick<TitleRules, 'claimsOf'>,
): Readonly<Record<RemovedKind, string[]>> {
  const words: Record<RemovedKind, string[]> = {
    claims: [],
    contact: [],
    guarantees: [],
    praise: [],
    dates: [],
  };
  const claims = claimsOf(text);
  for (const span of spans) {
    const shown = withoutSeparators(text.slice(span.start, span.end));
    const kinds = claims
      .filter((claim) => overlaps(claim, span))
      .map(({ rule }) => KIND_OF_RULE[rule])
      .concat(DATE.test(shown) ? 'dates' : [], EFFECT.test(shown) ? 'claims' : []);
    const kind = KINDS.find((each) => kinds.includes(each)) ?? 'praise';
    if (shown !== '' && !words[kind].includes(shown)) words[kind].push(shown);
  }
  return words;
}

function withoutSeparators(text: string): string {
  let shown = text;
  while (LEADING.test(shown)) shown = shown.slice(1);
  while (TRAILING.test(shown)) shown = shown.slice(0, -1);
  return shown;
}

/** What was removed, one finding for each kind. */
export function removedFindings(words: Readonly<Record<RemovedKind, string[]>>): Finding[] {
  return KINDS.filter((kind) => words[kind].length > 0).map((kind) =>
    finding(FINDINGS[kind], 'info', { words: words[kind] }),
  );
}

/** The findings in their order, those of one code that list words as one. */
export function groupedFindings(findings: readonly Finding[]): Finding[] {
  const grouped = new Map<string, Finding>();
  for (const each of findings) {
    const known = grouped.get(each.code);
    const params: NonNullable<Finding['params']> = { ...each.params };
    for (const [name, value] of Object.entries(params)) {
      const before = known?.params?.[name];
      if (Array.isArray(value) && Array.isArray(before)) params[name] = [...new Set([...before, ...value])];
    }
    grouped.set(each.code, known ? finding(each.code, each.severity, params) : each);
  }
  return [...grouped.values()];
}
