import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';
import { clauseAround, containsSpan, isUnspaced, sentenceAround } from './claim-clauses.ts';
import { AND, has, isLink, OF_PRODUCT, startOfLinks, startsLinked } from './claim-links.ts';
import { charactersOf, SENTENCE_RULES, UNSPACED_LINK, withMeasure, type ClaimCut } from './claim-measures.ts';
import { countWords, isPraising } from './claim-remainders.ts';
import { CLAIM_RULES } from './claim-rules.data.ts';

interface CutGroup extends Span {
  readonly claims: readonly ClaimCut[];
}

const PROSE =
  /(?<![\p{L}\p{N}])(?:we|us|our|you|your|it|it['’]s|is|are|was|will|can|if|this|these|they|get|order|buy|save|enjoy|visit|contact|call|shop|try|click|leave|tell|say|now|wir|uns|unsere?[mnrs]?|sie|ihre?[mnrs]?|du|deine?[mnrs]?|ist|sind|wird|werden|wenn|diese?[mnrs]?|jetzt|nous|notre|nos|vous|votre|vos|est|sont|cette|ces?|\p{L}+ez|nuestr[ao]s?|tus?|es|son|est[aeo]|si|compra|nostr[aei]|nostro|tu[aoe]i?|è|sono|quest[aeio]|se|t[ei]|vi|ours|\p{L}+n['’]t|when|wenn|falls|sollte|ihnen|(?:segui|scrivi|lascia|contatta)ci|(?:sígue|escríbe|déja)nos)(?![\p{L}\p{N}])|ください|ます|です|ました|場合|は\s|请|您|我们|当店/iu;
const QUESTION = /\p{L}{2}\s?[?？]/u;
const PROSE_END = /^[.。]/u;
const EXCLAMATION = /^[!！]/u;
const MARK_BEFORE = /(?:[%@#$€£¥]|['’]s)$/u;
const MIN_SIZE = 2;
/** Words around a claim that may go with it: of a product, a place, a time. */
const MAX_AROUND = 5;
const UNSPACED_PARTICLE = /^[的了着在得地をがはにでともへやかさし和与及或、]/u;
const UNSPACED_AND = /^[や、和与及或と]$/u;
const CJK_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const MAX_UNSPACED_REST = 4;

/**
 * For each claim of a sentence the part that it loses with it: of a list of nouns, such as a title, the part of the list, or the claim
 * with the words that hang on it; of prose a clause or all. null where the rest would be torn.
 */
export function sentenceRemovals(
  text: string,
  claims: readonly ClaimCut[],
  isTitle: boolean,
): (Span | null)[] {
  const [first] = claims;
  if (!first) return [];
  const sentence = sentenceAround(text, first);
  const isList = isTitle || isNounList(text, sentence, claims);
  const isProse = !isList && !isFragment(text, sentence, claims);
  const groups = groupsOf(text, claims);
  const spans = groups.map((group) =>
    groupRemoval(text, { sentence, group, groups, isList, isProse, isTitle }),
  );
  const cut = spans.filter((span) => span !== null);
  if (isTooLittle(text, { sentence, spans: cut, claims, isTitle })) return claims.map(() => sentence);
  return claims.map((claim) => spans[groups.findIndex((group) => group.claims.includes(claim))] ?? null);
}

interface Cuts {
  readonly sentence: Span;
  readonly spans: readonly Span[];
  readonly claims: readonly ClaimCut[];
  readonly isTitle: boolean;
}

/** Whether what is left says nothing: one word without the others, unless praise alone is gone. */
export function isTooLittle(text: string, { sentence, spans, claims, isTitle }: Cuts): boolean {
  const kept = remainder(text, sentence, spans);
  const { content, functions } = countWords(kept);
  const numbers = kept.match(/(?<![\p{L}\p{Nd}.,])\p{Nd}/gu)?.length ?? 0;
  const isName = functions + numbers === 0 && claims.every((claim) => isPraising(text, claim));
  return content + numbers < (isTitle || isName ? 1 : MIN_SIZE);
}

/** Whether a text has no more than its claims and a few words around them, or questions and conditions before a request for reviews. */
export function containsOnlyClaims(text: string, claims: readonly ClaimCut[]): boolean {
  const all = { start: 0, end: text.length };
  const clauses = claims.map((claim) => clauseAround(text, claim));
  const others = ownClauses(remainder(text, all, clauses), claims);
  if (countWords(others).content >= MIN_SIZE || /\p{Nd}/u.test(others)) return false;
  return countWords(ownClauses(remainder(text, all, claims), claims)).content <= MAX_AROUND;
}

/** Without the clauses that only lead to a request. */
function ownClauses(text: string, claims: readonly ClaimCut[]): string {
  if (!claims.some(({ rule }) => rule === 'reviews')) return text;
  const isAside = (part: string) => ASIDE.test(part) || (CONDITION.test(part) && part.endsWith(','));
  return text
    .split(CLAUSE_END)
    .filter((part) => !isAside(part.trim()))
    .join(' ');
}

/** Whether a sentence has the form of a title: numbers, capitals, or spaces where there are none in prose. */
function isNounList(text: string, sentence: Span, claims: readonly Span[]): boolean {
  const kept = remainder(text, sentence, claims);
  if (isProseLike(text, sentence, claims)) return false;
  const stretches = kept.trim().split(/\s+/u);
  if (isUnspaced(text, sentence)) return text.slice(sentence.start, sentence.end).split(/\s+/u).length > 2;
  const words = stretches.filter((word) => /^\p{L}{2}/u.test(word) && !isLink(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return /\p{Nd}/u.test(kept) || (capitals > 1 && capitals >= words.length * CAPITAL_SHARE);
}

const CAPITAL_SHARE = 0.6;

/** Whether a sentence is not written as prose ("Cream against acne") and its claims are at risk at most, or of rules about sentences. */
function isFragment(text: string, sentence: Span, claims: readonly ClaimCut[]): boolean {
  return (
    claims.every(({ rule }) => SENTENCE_RULES.has(rule) || CLAIM_RULES[rule].severity !== 'error') &&
    !isProseLike(text, sentence, claims)
  );
}

/** Whether a sentence begins or ends like one of prose. */
function isProseLike(text: string, sentence: Span, claims: readonly Span[]): boolean {
  const end = text.slice(sentence.end).trimStart();
  const kept = remainder(text, sentence, claims);
  const first = remainder(
    text,
    clauseAround(text, { start: sentence.start, end: sentence.start + 1 }),
    claims,
  );
  const isSpoken = EXCLAMATION.test(end) || QUESTION.test(kept);
  return PROSE_END.test(end) || PROSE.test(first) || (isSpoken && !/\p{Nd}/u.test(kept));
}

/** A text without some spans. */
export function remainder(text: string, { start, end }: Span, spans: readonly Span[]): string {
  let from = start;
  let kept = '';
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.end <= from || span.start >= end) continue;
    kept += text.slice(from, Math.max(from, span.start)) + ' ';
    from = span.end;
  }
  return kept + text.slice(from, Math.max(from, end));
}

/** Claims with only words like "and" between them go together. */
function groupsOf(text: string, claims: readonly ClaimCut[]): CutGroup[] {
  const groups: CutGroup[] = [];
  for (const claim of claims.toSorted((a, b) => a.start - b.start)) {
    const { start, end } = withMeasure(text, claim);
    const last = groups.at(-1);
    if (last && (start <= last.end || areLinks(text.slice(last.end, start)))) {
      groups[groups.length - 1] = {
        start: Math.min(last.start, start),
        end: Math.max(last.end, end),
        claims: [...last.claims, claim],
      };
    } else groups.push({ start, end, claims: [claim] });
  }
  return groups;
}

function areLinks(between: string): boolean {
  if (UNSPACED_AND.test(between)) return true;
  return between
    .trim()
    .split(/\s+/u)
    .every((word) => word === '' || isLink(word));
}

interface GroupContext {
  readonly sentence: Span;
  readonly group: CutGroup;
  readonly groups: readonly CutGroup[];
  readonly isList: boolean;
  readonly isProse: boolean;
  readonly isTitle: boolean;
}

function groupRemoval(
  text: string,
  { sentence, group, groups, isList, isProse, isTitle }: GroupContext,
): Span | null {
  const clause = clauseAround(text, group);
  const before = text.slice(clause.start, group.start);
  const after = text.slice(group.end, clause.end);
  const rest = remainder(text, clause, groups);
  const isPart =
    clause.start > (isList ? text.search(/\S/u) : sentence.start) || HEADING_END.test(text.slice(clause.end));
  if (isProse) return proseRemoval(text, { sentence, group, clause, isPart: isPart && !hasContent(rest) });
  // "Unlike others, it lasts" does not begin with "it".
  const whole =
    clause.start > sentence.start || !startsLinked(text.slice(clause.end, sentence.end)) ? clause : null;
  if (!hasContent(rest) || (isPart && isEmptyPart(rest, group))) return whole;
  const isReview = !isTitle && containsSpan(clause, sentence) && isOnlyReview(text, group, clause);
  const torn = isPart ? whole : isReview ? sentence : null;
  if (isUnspaced(text, group)) {
    const isShort = charactersOf(rest, { start: 0, end: rest.length }) <= MAX_UNSPACED_REST;
    if (isPart && isShort && !/\s/u.test(text.slice(clause.start, clause.end))) return whole;
    const isInWord =
      CJK_CHARACTER.test(after.charAt(0)) && !UNSPACED_LINK.test(text.slice(group.end - 1, group.end));
    const isSentence = group.claims.some(({ rule }) => SENTENCE_RULES.has(rule));
    const isTorn = UNSPACED_PARTICLE.test(after) || (isSentence && isInWord) || !(isList || before === '');
    return isTorn ? torn : group;
  }
  const start = startOfLinks(text, clause.start, group.start);
  const [next = ''] = /^\s*\S+/u.exec(after) ?? [];
  const word = next.trim();
  const isLinked = start < group.start;
  const isFirst = start === clause.start;
  const isEffect = group.claims.some(({ rule }) => EFFECTS.has(rule));
  if (isEffect) {
    const relative = before.search(RELATIVE_CLAUSE);
    if (relative > 0) return { start: clause.start + relative, end: clause.end };
    const isAfterComma = /,\s?$/u.test(text.slice(0, clause.start));
    const isPlain = !/[\p{Lu}\p{Nd}]/u.test(rest) && countWords(rest).content <= MIN_SIZE;
    const isOnly = relative === 0 || isPlain;
    if (isPart && ((isAfterComma && isOnly) || (before === '' && /^\s\p{Ll}/u.test(after)))) return whole;
    if (!isList && HEADING_END.test(text.slice(clause.end))) return whole;
    if (VERB_PREFIX.test(after)) return { start, end: clause.end };
  }
  if (has(AND, word) && (isLinked || isFirst)) return { start: group.start, end: group.end + next.length };
  const isPreposition = isLink(word) && !has(OF_PRODUCT, word);
  if (isPreposition && group.claims.every(({ rule }) => rule === 'guarantee')) {
    return isFirst ? torn : { start, end: clause.end };
  }
  const head = text.slice(clause.start, start).trimEnd();
  if (MARK_BEFORE.test(head) || (isFirst && isLink(word))) return torn;
  const last = text.slice(group.start, group.end).split(/\s/u).at(-1) ?? '';
  if (word !== '' && isLink(last)) return torn;
  if (group.claims.every((claim) => isPraising(text, claim)) && word !== '' && !isLink(word)) return group;
  if (isEffect && OF_BEFORE.test(text.slice(start, group.start))) return torn;
  const isAdjective = !isLinked && ADJECTIVE.test(text.slice(group.start, group.end));
  const isOpen = word === '' || has(OF_PRODUCT, word) || isAdjective;
  return isOpen || (isList && !(isEffect && isPreposition)) ? { start, end: group.end } : torn;
}

interface ProseContext {
  readonly sentence: Span;
  readonly group: CutGroup;
  readonly clause: Span;
  readonly isPart: boolean;
}

/** Of prose a claim takes its clause, where that is nothing else, or all; praise goes alone. */
function proseRemoval(text: string, { sentence, group, clause, isPart }: ProseContext): Span | null {
  const after = text.slice(group.end, clause.end);
  const word = after.trimStart().split(/\s/u)[0] ?? '';
  const isJoined = isUnspaced(text, group);
  if (group.claims.every((claim) => isPraising(text, claim))) {
    const isNoun = isJoined ? !UNSPACED_PARTICLE.test(after) : word !== '' && !isLink(word);
    if (isNoun && !MARK_BEFORE.test(text.slice(clause.start, group.start).trimEnd())) return group;
  }
  if (!group.claims.some(({ rule }) => CLAIM_RULES[rule].severity === 'error')) return null;
  const isSentence = group.claims.some(({ rule }) => SENTENCE_RULES.has(rule));
  const relative = relativeClauseBefore(text, clause, group);
  if (relative !== null && clause.end === sentence.end) return { start: relative, end: clause.end };
  const isClause = (isJoined || isPart) && !isSentence;
  const whole = text.slice(sentence.start, sentence.end);
  return isClause && !CONDITION.test(whole) && !QUESTION.test(whole) ? clause : sentence;
}

/** "80 x 30", "500 ml". */
const SIZE = /\p{Nd}\s?(?:[x×]|(?:[mk]?[gl]|[cm]?m|oz|pcs)(?!\p{L}))/iu;
const QUOTE_END = /[»”“"」]/u;
const CLAUSE_END = /(?<=[,.!?、，。！？])/u;
/** "Do you like it?", "気に入りましたら、". */
const ASIDE = /[?？]$|(?:たら|れば|的话)[、，]$/u;

/** Whether a clause says nothing of the product beside what buyers do; what is behind 的, or said in Japanese, may be the product. */
function isOnlyReview(text: string, { start, end, claims }: CutGroup, clause: Span): boolean {
  if (!claims.every(({ rule }) => rule === 'reviews') || QUOTE_END.test(text.charAt(clause.start)))
    return false;
  const after = text.slice(end, clause.end);
  if (isUnspaced(text, clause))
    return !/\p{Script=Hiragana}|的[^的]{1,8}$/u.test(text.slice(start, clause.end));
  return countWords(text.slice(clause.start, start)).content < MIN_SIZE && !SIZE.test(after);
}

/** Where the relative clause with an effect begins, behind a noun that says enough: "Knee sleeve that heals ligaments." */
function relativeClauseBefore(text: string, clause: Span, { start, claims }: CutGroup): number | null {
  if (!claims.every(({ rule }) => EFFECTS.has(rule))) return null;
  const before = text.slice(clause.start, start);
  const at = before.search(RELATIVE_CLAUSE);
  const from = startOfLinks(text, clause.start, clause.start + Math.max(at, 0));
  const head = text.slice(clause.start, from);
  // "E. coli" is no end.
  const isEnd = !/^[.!?]\s\p{Ll}/u.test(text.slice(clause.end, clause.end + 3));
  return isEnd && countWords(head).content >= MIN_SIZE && !PROSE.test(head) ? from : null;
}

// What follows it is cut: "If you like it, ...".
const CONDITION =
  /^(?:if|when|once|should|wenn|falls|sollte|sobald|si|s['’]il|quand|lorsque|cuando|se|quando)(?!\p{L})/iu;
const HEADING_END = /^\s?[:：]/u;
const RELATIVE_CLAUSE = /(?<!\S)(?:that|which|qui|que|che)\s|^(?:der|die|das)\s/u;
const VERB_PREFIX = /^\s(?:vor|ab|aus|fern|weg|away|out|off)$/u;
const OF_BEFORE = /(?<!\S)(?:of|des?|du|der|von|d[ei]l?|delle|dei|degli)\s$/iu;
const ADJECTIVE =
  /^[\p{L}’'-]+$(?<=^(?:anti|d[eé]s)\p{L}+|-\p{L}+|(?:al|ing|ed|ic|iv|and|end|ant|ent|isch|iell|frei)(?:e[nmrs]?|[oa]?s|[oai])?)/iu;
const EFFECTS: ReadonlySet<ClaimRuleId> = new Set(['medical', 'antimicrobial']);
/** Rules whose words may be beside a fact in a part of a list: "new leather". */
const BESIDE_FACTS: ReadonlySet<ClaimRuleId> = new Set(['time-bound', 'environmental', ...EFFECTS]);

/** Whether a part of a list says nothing without its claims: "100 % Satisfaction", "Doctor's #1". */
function isEmptyPart(rest: string, { claims }: CutGroup): boolean {
  if (claims.some(({ rule }) => rule === 'contact')) return true;
  const { content, functions } = countWords(rest);
  const isFact = /\p{Nd}\s?\p{L}/u.test(rest) || claims.every(({ rule }) => BESIDE_FACTS.has(rule));
  return !isFact && content <= (functions > 0 ? 2 : 1);
}

function hasContent(text: string): boolean {
  return countWords(text).content > 0 || /\p{Nd}/u.test(text);
}
