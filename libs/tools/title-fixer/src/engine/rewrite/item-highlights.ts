import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { TitleRules } from '../check/title-rules.ts';
import type { Choice } from './choose-parts.ts';
import { withoutWith, type PartRole } from './part-role.ts';
import type { TitlePart } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

/** What decides first, then properties; another name of the product last. */
const ORDER: readonly PartRole[] = [
  'exclusion',
  'fit',
  'count',
  'size',
  'audience',
  'color',
  'feature',
  'use',
  'synonym',
  'brand',
];

/**
 * Appends the parts that a version leaves out to the item highlights, each whole, skipping those that are there already or do
 * not fit. Null if the rules have no such field.
 */
export function proposeHighlights(
  given: string,
  { list, chosen, title }: Choice,
  { policy, forbiddenCharacters }: TitleRules,
): string | null {
  const max = policy.itemHighlights;
  if (max === null) return null;
  const joiner =
    isUnspaced(list.language) && list.language === 'zh' ? '，' : isUnspaced(list.language) ? '、' : ', ';
  const { parts, restore } = list;
  let proposed = given.trim();
  const taken = new Set(chosen);
  const order = parts
    .map((_part, index) => index)
    .sort((a, b) => rankOf(parts, a) - rankOf(parts, b) || a - b);
  for (const index of order) {
    const part = parts[index] as TitlePart;
    if (taken.has(index) || part.isAdded) continue;
    const text = Array.from(restore(phraseOf(parts, index, taken)))
      .filter((char) => part.hasBrand || !forbiddenCharacters.has(char))
      .join('');
    const isThere = [proposed, title].some((known) => foldCase(known).includes(foldCase(text)));
    const next = proposed === '' ? text : proposed + joiner + text;
    if (text === '' || isThere || codePointLength(next) > max) continue;
    proposed = next;
    taken.add(index);
    for (const adjunct of adjunctsOf(parts, index)) taken.add(adjunct);
  }
  return proposed;
}

/** A part with its adjuncts; an adjunct of a part in the title begins without "with". */
function phraseOf(parts: readonly TitlePart[], index: number, taken: ReadonlySet<number>): string {
  const part = parts[index] as TitlePart;
  if (part.host !== null) return taken.has(part.host) ? withoutWith(part.text) : '';
  return [index, ...adjunctsOf(parts, index)].map((at) => parts[at]?.text ?? '').join(' ');
}

function adjunctsOf(parts: readonly TitlePart[], index: number): number[] {
  return parts.flatMap(({ host }, at) => (host === index ? [at] : []));
}

function rankOf(parts: readonly TitlePart[], index: number): number {
  const part = parts[index] as TitlePart;
  return part.host === null ? ORDER.indexOf(part.role) : rankOf(parts, part.host) + 0.5;
}
