import { foldCase } from '../fold-case.ts';
import type { Span } from '../words.ts';
import { CLAIM_WORDS } from './claim-words.data.ts';
import { addPatterns } from './claim-patterns.ts';
import { withFigure } from './claim-figures.ts';
import { claimTokens, type ClaimToken } from './claim-tokens.ts';
import type { ClaimFinding, ClaimOptions } from './claim-finding.ts';
import { repairsOf } from './claim-repair.ts';
import { CLAIM_RULE_IDS, type ClaimRuleId, type ClaimSeverity } from './claim-rule-ids.data.ts';
import { CLAIM_RULES } from './claim-rules.data.ts';
import {
  printedMediaTokens,
  deniedTokens,
  namedTokens,
  quotedSpans,
  quotedTokens,
} from './claim-contexts.ts';
import { SHARED_CLASSES } from './lines/all-languages.data.ts';
import { findLiteralClaims, isHeading } from './literal-claims.ts';
import type { PatternKind } from './pattern-kinds.ts';
import { titleSaleWords } from './title-sale-words.ts';
import { signedTokens, withoutBareWords } from './second-signs.ts';
import { matchPatterns, type PatternMatch } from './match-patterns.ts';
import { deniesItsObject, isNegated } from './negations.ts';
import { emptyPatterns } from './pattern-index.ts';

const MAX_FINDINGS = 100;
const MAX_SHOWN = 80;

const patterns = emptyPatterns<ClaimRuleId>();
for (const { lines, classes } of CLAIM_WORDS) addPatterns(patterns, lines, { ...SHARED_CLASSES, ...classes });

/**
 * The claims of a text in reading order, by the rules of every language; at most 100. Negated ones and those inside the brand are
 * left out, and of a claim inside a graver one only the graver one is given.
 */
export function findClaims(text: string, options: ClaimOptions = {}): ClaimFinding[] {
  const { brand = '', isSearchTerms = false, isTitle = false, except = [] } = options;
  const tokens = claimTokens(text);
  const brands = brandSpans(text, brand.trim());
  const applies = (rule: ClaimRuleId) =>
    !except.includes(rule) && rule !== (isSearchTerms ? 'comparison' : 'rival-brand');
  const sales = isTitle ? titleSaleWords(text).map((span) => ({ rule: 'offer' as const, ...span })) : [];
  const found = [...wordClaims(text, tokens), ...findLiteralClaims(text), ...sales].filter(({ rule }) =>
    applies(rule),
  );
  const quoted = quotedSpans(text);
  const claims = found
    .filter((claim) => !brands.some((span) => overlaps(span, claim)))
    .filter((claim) => claim.rule !== 'capitals' || !quoted.some((span) => contains(span, claim)))
    .filter(
      (claim) =>
        claim.rule !== 'capitals' ||
        !isHeading(text, claim) ||
        (/^\s?[:：]/u.test(text.slice(claim.end, claim.end + 2)) && isClaimInside(found, claim)),
    )
    .map((claim) => ({ ...claim, ...withFigure(text, claim) }));
  const given = withoutEmptyWordsBesideErrors(withoutWeaker(joinTouching(text, claims)), tokens).slice(
    0,
    MAX_FINDINGS,
  );
  const repairs = repairsOf(text, given, isTitle);
  return given.map(({ rule, start, end }, at) => ({
    rule,
    severity: CLAIM_RULES[rule].severity,
    start,
    end,
    text: text.slice(start, end).slice(0, MAX_SHOWN),
    repair: repairs[at] ?? null,
  }));
}

function isClaimInside(claims: readonly Claim[], heading: Claim): boolean {
  return claims.some((claim) => claim.rule !== 'capitals' && overlaps(claim, heading));
}

interface Claim extends Span {
  readonly rule: ClaimRuleId;
}

function wordClaims(text: string, tokens: readonly ClaimToken[]): Claim[] {
  const matches = matchPatterns(tokens, patterns);
  const exempt = exemptTokens(matches, 'exception');
  const exemptSubjects = exemptTokens(matches, 'subject-exception');
  const isSubject = ({ rule, kind }: PatternMatch<ClaimRuleId>) =>
    kind.endsWith('subject') || (ALWAYS_SUBJECT.has(rule) && kind !== 'certain');
  const isExempt = (match: PatternMatch<ClaimRuleId>) =>
    match.kind !== 'certain' &&
    (overlapsExempt(match, exempt) || (isSubject(match) && overlapsExempt(match, exemptSubjects)));
  const printed = printedMediaTokens(tokens);
  const signed = signedTokens(tokens);
  const isCarried = ({ rule, from }: PatternMatch<ClaimRuleId>) =>
    printed.has(from) && !NOT_EXEMPT_ON_PRINTED_MEDIA.has(rule) && !(SOLD_WITH.has(rule) && signed.has(from));
  const quoted = quotedTokens(text, tokens);
  const isQuoted = ({ from, to }: PatternMatch<ClaimRuleId>) => quoted.has(from) && quoted.has(to - 1);
  const named = namedTokens(tokens);
  const denied = deniedTokens(text, tokens);
  const claims = matches
    .filter((match) => !/exception$|^bare$/u.test(match.kind) && !isExempt(match))
    .filter((match) => !isSubject(match) || !isCarried(match))
    .filter(({ from, to }) => !denied.has(from) && !(named.has(from) && named.has(to - 1)))
    .filter(
      ({ rule, kind, from, to }) =>
        rule === 'rival-brand' || kind.startsWith('unnegated') || !isNegated(text, tokens, { from, to }),
    )
    .filter((match) => match.rule !== 'medical' || !deniesItsObject(tokens, match))
    .filter(
      (match) =>
        (match.rule === 'reviews' && !isSubject(match) && !printed.has(match.from)) || !isQuoted(match),
    )
    .filter(({ to }) => !isCompanyName(tokens, to));
  const bare = matches.filter(({ kind }) => kind.startsWith('bare'));
  return withoutBareWords(text, tokens, { claims, bare }).map(({ rule, from, to, shown = { from, to } }) => ({
    rule,
    start: tokens[shown.from]?.start ?? 0,
    end: tokens[shown.to - 1]?.end ?? 0,
  }));
}

/** Rules whose claims are all subjects. */
const ALWAYS_SUBJECT: ReadonlySet<ClaimRuleId> = new Set(['superlative']);
/** Rules whose claims are none of the words or pictures that a thing carries. */
const NOT_EXEMPT_ON_PRINTED_MEDIA: ReadonlySet<ClaimRuleId> = new Set(['comparison', 'contact', 'shipping']);
/** Rules whose claims sell the thing itself where the sentence shows that it sells: "Black Friday only: 30 % off every puzzle". */
const SOLD_WITH: ReadonlySet<ClaimRuleId> = new Set(['guarantee', 'time-bound']);

type TokensByRule = ReadonlyMap<ClaimRuleId, ReadonlySet<number>>;

/** The tokens of exceptions by rule, so that the time stays linear. */
function exemptTokens(matches: readonly PatternMatch<ClaimRuleId>[], wanted: PatternKind): TokensByRule {
  const exempt = new Map(CLAIM_RULE_IDS.map((rule) => [rule, new Set<number>()]));
  for (const { rule, kind, from, to } of matches) {
    if (kind === wanted) for (let at = from; at < to; at += 1) exempt.get(rule)?.add(at);
  }
  return exempt;
}

function overlapsExempt({ rule, from, to }: PatternMatch<ClaimRuleId>, exempt: TokensByRule): boolean {
  for (let at = from; at < to; at += 1) if (exempt.get(rule)?.has(at)) return true;
  return false;
}

const COMPANY_FORMS = new Set(['co', 'inc', 'ltd', 'llc', 'gmbh', 'corp', 'company', 'sarl', 'srl']);

/** "Never Free Ship Co." */
function isCompanyName(tokens: readonly ClaimToken[], to: number): boolean {
  return COMPANY_FORMS.has(tokens[to]?.text ?? '');
}

function brandSpans(text: string, brand: string): Span[] {
  if (brand === '') return [];
  const folded = foldCase(text);
  const wanted = foldCase(brand);
  const spans: Span[] = [];
  for (
    let start = folded.indexOf(wanted);
    start >= 0;
    start = folded.indexOf(wanted, start + wanted.length)
  ) {
    spans.push({ start, end: start + wanted.length });
  }
  return spans;
}

function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Rules whose claims are each one code, name or sign. */
const SINGLE_CLAIMS: ReadonlySet<ClaimRuleId> = new Set([
  'product-code',
  'rival-brand',
  'markup',
  'decoration',
]);
const ONE_PHRASE = /^[\s\-–:：·]{0,3}$/u;

/**
 * In reading order; claims of one rule that overlap or have only spaces between become one: "100% satisfaction guaranteed". One that
 * gets a listing removed also over a hyphen or colon, so that a phrase counts once: "Geld-zurück-Garantie", "Instagram: @acme".
 */
function joinTouching(text: string, claims: readonly Claim[]): Claim[] {
  const joined: { rule: ClaimRuleId; start: number; end: number }[] = [];
  const lastOfRule = new Map<ClaimRuleId, { start: number; end: number }>();
  const sorted = [...claims].sort(
    (a, b) => a.start - b.start || b.end - a.end || ruleOrder(a) - ruleOrder(b),
  );
  for (const claim of sorted) {
    const last = lastOfRule.get(claim.rule);
    if (last && (claim.start < last.end || isOnePhrase(claim, text.slice(last.end, claim.start)))) {
      last.end = Math.max(last.end, claim.end);
    } else {
      const added = { ...claim };
      joined.push(added);
      lastOfRule.set(claim.rule, added);
    }
  }
  return joined;
}

function isOnePhrase(claim: Claim, between: string): boolean {
  if (SINGLE_CLAIMS.has(claim.rule)) return false;
  return between.trim() === '' || (gravity(claim) === GRAVITY.error && ONE_PHRASE.test(between));
}

const ruleOrder = ({ rule }: Claim) => CLAIM_RULE_IDS.indexOf(rule);
const GRAVITY: Readonly<Record<ClaimSeverity, number>> = { info: 0, warning: 1, error: 2 };
const gravity = ({ rule }: Claim) => GRAVITY[CLAIM_RULES[rule].severity];

const BESIDE_OTHERS: ReadonlySet<ClaimRuleId> = new Set(['capitals', 'time-bound']);

/** Drops empty words in a sentence that has to be written differently anyway, and in capitals. Claims are in reading order. */
function withoutEmptyWordsBesideErrors(claims: readonly Claim[], tokens: readonly ClaimToken[]): Claim[] {
  const stops = tokens.filter(({ kind }) => kind === 'stop').map(({ start }) => start);
  let sentence = 0;
  const placed = claims.map((claim) => {
    while ((stops[sentence] ?? Infinity) < claim.start) sentence += 1;
    return { claim, sentence };
  });
  const wrong = new Set(
    placed
      .filter(({ claim }) => claim.rule !== 'product-code' && CLAIM_RULES[claim.rule].severity === 'error')
      .map((one) => one.sentence),
  );
  let capitalsEnd = 0;
  return placed
    .filter(({ claim, sentence }) => {
      if (claim.rule === 'capitals') capitalsEnd = claim.end;
      return claim.rule !== 'filler' || !(wrong.has(sentence) || claim.end <= capitalsEnd);
    })
    .map(({ claim }) => claim);
}

/** Drops what overlaps a graver claim: "best" in "best seller". Of two overlapping equals the longer stays, else the first. */
function withoutWeaker(claims: readonly Claim[]): Claim[] {
  const remaining: Claim[] = [];
  for (const claim of claims) {
    if (BESIDE_OTHERS.has(claim.rule)) continue;
    while (isWeakerThan(remaining.at(-1), claim)) remaining.pop();
    if (!isWeakerThan(claim, remaining.at(-1))) remaining.push(claim);
  }
  const kept = new Set(remaining);
  return claims.filter((claim) => BESIDE_OTHERS.has(claim.rule) || kept.has(claim));
}

function isWeakerThan(claim: Claim | undefined, other: Claim | undefined): boolean {
  if (!claim || !other || !overlaps(claim, other)) return false;
  if (gravity(claim) !== gravity(other)) return gravity(claim) < gravity(other);
  return contains(other, claim);
}
