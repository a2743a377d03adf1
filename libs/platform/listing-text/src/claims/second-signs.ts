import { addPatterns } from './claim-patterns.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';
import { CLAIM_RULES } from './claim-rules.data.ts';
import type { ClaimToken } from './claim-tokens.ts';
import { SHARED_CLASSES, SIGN_LINES } from './lines/all-languages.data.ts';
import { matchPatterns, type PatternMatch } from './match-patterns.ts';
import { emptyPatterns } from './pattern-index.ts';

const signs = emptyPatterns<'sign'>();
addPatterns(signs, { sign: SIGN_LINES }, SHARED_CLASSES);

type Match = PatternMatch<ClaimRuleId>;

/** The most further words in the phrase of a word that is a heading: "Neuheit:", "Gran rebaja". */
const MAX_BESIDE = 1;
const MAX_CHARACTERS_BESIDE = 2;

/**
 * Drops claims that are a bare word, which sellers also use for other things ("promotion", "review"), unless their sentence
 * has a second sign that it sells: it addresses the buyer, names money, has an exclamation mark or another claim.
 */
export function withoutBareWords(
  text: string,
  tokens: readonly ClaimToken[],
  { claims, bare }: { readonly claims: readonly Match[]; readonly bare: readonly Match[] },
): Match[] {
  if (bare.length === 0) return [...claims];
  const furthestEnds = furthestEndByRule(bare);
  const isBare = ({ rule, kind, from, to }: Match) =>
    kind !== 'certain' && (furthestEnds.get(rule)?.get(from) ?? 0) >= to;
  const sentence = sentenceNumbers(tokens);
  const isSign = (claim: Match) =>
    (CLAIM_RULES[claim.rule].severity === 'error' || claim.rule === 'time-bound') && !isBare(claim);
  const isInBare = (at: number) => [...furthestEnds.values()].some((ends) => ends.has(at));
  const signed = new Set(
    [...matchPatterns(tokens, signs).filter(({ from }) => !isInBare(from)), ...claims.filter(isSign)].map(
      ({ from }) => sentence[from],
    ),
  );
  for (const [index, claim] of claims.entries()) {
    const before = claims[index - 1];
    const isPair = before?.rule === claim.rule && before.to <= claim.from;
    if (isPair && sentence[before.from] === sentence[claim.from]) signed.add(sentence[claim.from]);
  }
  for (const [at, { kind, start }] of tokens.entries()) {
    if (kind === 'stop' && /[!！]/u.test(text.charAt(start))) signed.add(sentence[at]);
  }
  return claims.filter(
    (claim) => !isBare(claim) || signed.has(sentence[claim.from]) || isHeading(tokens, claim),
  );
}

/** The tokens of sentences with a second sign. */
export function signedTokens(tokens: readonly ClaimToken[]): ReadonlySet<number> {
  const sentence = sentenceNumbers(tokens);
  const signed = new Set(matchPatterns(tokens, signs).map(({ from }) => sentence[from]));
  return new Set([...tokens.keys()].filter((at) => signed.has(sentence[at])));
}

/** For each rule the furthest end of the bare words over a token. */
function furthestEndByRule(bare: readonly Match[]): Map<ClaimRuleId, Map<number, number>> {
  const reach = new Map<ClaimRuleId, Map<number, number>>();
  for (const { rule, from, to } of bare) {
    const ends = reach.get(rule) ?? new Map<number, number>();
    reach.set(rule, ends);
    for (let at = from; at < to; at += 1) ends.set(at, Math.max(ends.get(at) ?? 0, to));
  }
  return reach;
}

/** The number of the sentence of each token; a stop belongs to the sentence that it ends. */
function sentenceNumbers(tokens: readonly ClaimToken[]): number[] {
  let sentence = 0;
  return tokens.map(({ kind }) => (kind === 'stop' ? sentence++ : sentence));
}

function isHeading(tokens: readonly ClaimToken[], { from, to }: Match): boolean {
  const isLatin = tokens[from]?.classes.includes('LATIN') ?? false;
  const max = isLatin ? MAX_BESIDE : MAX_CHARACTERS_BESIDE;
  let beside = 0;
  for (const [first, step] of [
    [from - 1, -1],
    [to, 1],
  ] as const) {
    for (let at = first; beside <= max; at += step) {
      const kind = tokens[at]?.kind;
      if (kind === undefined || kind === 'stop' || kind === 'comma') break;
      beside += 1;
    }
  }
  return beside <= max;
}
