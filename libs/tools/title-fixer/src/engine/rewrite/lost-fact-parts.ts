import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { PartList } from './arrange.ts';
import { evaluate, type Choice, type ChoiceOptions } from './choice.ts';
import { factFragments, type FactFragment } from './fact-fragments.ts';
import { countsPieces, excludesBuyers } from './part-role.ts';
import type { TitlePart } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

/**
 * Adds the facts of parts that are not in the title, or not whole, as phrases of their own: up to the target where item highlights
 * take the others, else up to the limit of the rules.
 */
export function addLostFacts(choice: Choice, options: ChoiceOptions): Choice {
  const { rules, target, priority } = options;
  const hasHighlights = rules.policy.itemHighlights !== null;
  const max = hasHighlights ? target : rules.maxLength;
  let current = choice;
  const others = choice.list.parts.map((_part, index) => index).filter((index) => !priority.includes(index));
  for (const index of [...priority, ...others]) {
    const part = choice.list.parts[index] as TitlePart;
    const isWhole = choice.chosen.has(index) && part.whole === undefined;
    if (isWhole || part.isAdded || (choice.chosen.has(index) && hasHighlights)) continue;
    const isLost =
      part.isAdjunct && part.host !== null && !current.chosen.has(part.host) && !current.chosen.has(index);
    // "with 44 Key Remote" of a part that repeats the product.
    const whole = isLost && !hasHighlights && withFragment(current, part, max, options);
    if (whole) current = whole;
    const missing = missingFacts(part.whole ?? part.text, current.title, choice.list.language);
    // "AA 48 Pack and C 12 Pack": a count without its thing is one of another.
    if (missing.filter(({ role }) => role === 'count').length > 1) continue;
    for (const fragment of missing) {
      // A property apart from its phrase reads badly, and the highlights have the whole phrase.
      if (hasHighlights && (fragment.role !== 'count' || isOfThing(fragment.text, part))) continue;
      current = withFragment(current, fragment, max, options) ?? current;
    }
  }
  return current;
}

/** "34pcs" of "34pcs Drill Driver Bits Kit": pieces of what comes after them. */
function isOfThing(count: string, { text, whole = text }: TitlePart): boolean {
  return countsPieces(count) && !whole.endsWith(count);
}

/** The facts of a text that another one does not say, as whole words. */
export function missingFacts(text: string, published: string, language: string): FactFragment[] {
  return factFragments(text, language).filter((fragment) => !says(published, fragment.text, language));
}

/** Whether a text has the words of another in a row. */
export function says(text: string, phrase: string, language: string): boolean {
  if (isUnspaced(language)) return foldCase(text).includes(foldCase(phrase));
  const [line, wanted] = [plain(text), plain(phrase)];
  for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + 1))
    if (!CONTINUES_MODEL.test(line.slice(at + wanted.length))) return true;
  return false;
}

/** A title without what its parts exclude. */
export function withoutExclusions(title: string, { parts, restore }: PartList): string {
  return parts.filter(excludesBuyers).reduce((rest, { text }) => rest.replace(restore(text), ''), title);
}

/** "S24" is not said by "S24 Ultra". */
const CONTINUES_MODEL = /^(?:pro|max|plus|ultra|mini|lite|fe|xl)\s/u;

function plain(text: string): string {
  return ` ${foldCase(text)
    .replace(/[\s,;()[\]-]+/gu, ' ')
    // "40 oz" is "40oz".
    .replace(/(\p{N}) (?=(?:oz|ml|mm|cm|kg|g|l|lbs?|w|v|mah)(?:\s|$))/gu, '$1')
    .trim()} `;
}

function withFragment(
  { list, chosen, leftOut, title }: Choice,
  { text, role }: FactFragment,
  max: number,
  options: ChoiceOptions,
): Choice | undefined {
  if (codePointLength(title) + codePointLength(text) >= max) return undefined;
  const part: TitlePart = {
    text,
    role,
    separator: isUnspaced(list.language) ? ' ' : ', ',
    brackets: null,
    host: null,
    isAdjunct: false,
    hasBrand: false,
  };
  const parts = [...list.parts, part];
  const next = evaluate({ ...list, parts }, new Set([...chosen, parts.length - 1]), options);
  return next.check.isCompliant && next.check.parsedTitle.length <= max ? { ...next, leftOut } : undefined;
}
