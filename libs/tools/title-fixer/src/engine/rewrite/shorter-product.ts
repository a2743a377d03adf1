import { segmentWords } from '@seller-toolbox/listing-text/words';
import { checkTitle } from '../check/check-title.ts';
import { repeatedWords } from '../check/repeated-words.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { canBegin, type PartList } from './arrange.ts';
import { canEnd, isHeadInitial, NEGATING } from './cut-part.ts';
import { isInseparable } from './inseparable-words.ts';
import { attributeRole, isAdjective, isBenefit } from './part-role.ts';
import { BRAND_MARK } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

/**
 * A product phrase, then the same without more and more modifiers: those before the head noun, or after it where nouns come
 * first. The brand stays.
 */
export function* shorterProducts(text: string, language: string): Generator<string> {
  yield text;
  const separator = isUnspaced(language) && !text.includes(' ') ? '' : ' ';
  const words =
    separator === ' ' ? text.split(' ') : segmentWords(text, language).words.map((word) => word.text);
  const [name = ''] = LEADING_NAME.exec(text) ?? [];
  const brandEnd =
    separator === ' '
      ? name.trim().split(' ').filter(Boolean).length
      : words.findLastIndex((word) => BRAND_MARK.test(word)) + 1;
  const lead = words.slice(0, brandEnd);
  const rest = words.slice(brandEnd);
  const hasHeadFirst = isHeadInitial(language);
  for (let count = rest.length - 1; count >= 1; count -= 1) {
    const kept = hasHeadFirst ? rest.slice(0, count) : rest.slice(-count);
    const edge = (hasHeadFirst ? kept.at(-1) : kept[0]) ?? '';
    if (!hasHeadFirst && POSITION.test(rest.slice(0, -count).join(' '))) break;
    // "All Weather Mats": without its first word the pair says something else.
    if (!hasHeadFirst && NEGATING.test(rest.at(-count - 1) ?? '')) continue;
    if (isInseparable(rest, hasHeadFirst ? count : rest.length - count, language)) continue;
    if (count > 1 && !(hasHeadFirst ? canEnd(edge, language) : canBegin(edge, language))) continue;
    // "Zapatillas de seguridad": what a noun is of says which.
    if (hasHeadFirst && /^(?:d[aei]l?|d['’]\S+|à|en|in)$/iu.test(rest[count] ?? '')) continue;
    if (hasHeadFirst && splitsFromNoun(kept, rest[count] ?? '', language)) continue;
    // "Moulinet 3000": a model stays with its noun.
    if (hasHeadFirst && /^\p{N}+$/u.test(rest[count] ?? '') && !startsFigure(rest.slice(count), language))
      continue;
    yield [...lead, ...kept].join(separator);
  }
  if (lead.length > 0) yield lead.join(separator);
}

/** The brand and what is before it, or a name with a capital inside, as "FiltraMax". */
export const LEADING_NAME = /^(?:.*[\uE000-\uE0FF](?: |$)|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}\S* )/u;

const ACRONYM = /^\p{Lu}{2,4}$/u;
/** "Luminosité", "Calidad". */
const NOUN_ENDINGS = /(?:té|dad|tà)s?$/iu;

/** "Forro" and "Antideslizante": whether an adjective behind a place is of the noun before it, which is not the head of the name. */
export function splitsFromNoun(kept: readonly string[], next: string, language: string): boolean {
  const last = kept.at(-1) ?? '';
  const isAdjectiveLike = (word: string) =>
    (isAdjective(word.replace(/s$/u, '')) && !NOUN_ENDINGS.test(word)) ||
    isBenefit(word, language) ||
    /\p{L}{3}(?:ale|ali|elles?)$/iu.test(word);
  // "Rechargeable USB", "Pelle PU".
  if (kept.length > 1 && ACRONYM.test(next)) return true;
  return (
    kept.length > 1 &&
    isAdjectiveLike(next) &&
    !isAdjectiveLike(last) &&
    attributeRole(last, language) === undefined
  );
}

/** Which of several parts it is: a front brake pad does not fit at the rear. */
export const POSITION =
  /(?<!\p{L})(?:cabin|engine|inner|outer|front|rear|left|right|upper|lower|vorne?|hinten|links|rechts|vorder\p{L}*|hinter\p{L}*)(?!\p{L})/iu;

function startsFigure(words: readonly string[], language: string): boolean {
  return [2, 3, 4].some((length) => {
    const role = attributeRole(words.slice(0, length).join(' '), language);
    return role === 'size' || role === 'count';
  });
}

/** A text with each repeated word as often as allowed: its first occurrences and its last one. */
export function withoutExcess(text: string, { restore }: PartList, rules: TitleRules): string {
  const restored = restore(text);
  const { parsedTitle } = checkTitle(restored, rules);
  const excess = repeatedWords(parsedTitle, rules, rules.policy.maxOccurrences).flatMap(
    ({ spans, allowed }) => spans.slice(Math.max(0, allowed - 1), -1),
  );
  if (excess.length === 0 || restored !== text) return text;
  let result = text;
  for (const { start, end } of [...excess].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + result.slice(end);
  return result.replace(/\s+/gu, ' ').trim();
}
