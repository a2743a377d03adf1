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

/** The order in which they are shown: a stable sort keeps what decides first within a role. */
const SHOWN: readonly PartRole[] = [
  'feature',
  'synonym',
  'fit',
  'exclusion',
  'audience',
  'size',
  'count',
  'color',
  'use',
  'brand',
];

/**
 * Appends the parts that a version leaves out to the item highlights, each whole and with a capital, features first, skipping
 * those that are there already, say nothing alone or do not fit. Null if the rules have no such field.
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
  const start = given.trim();
  const proposed: { text: string; role: PartRole; index: number }[] = [];
  const joined = (texts: readonly { text: string }[]) =>
    [start, ...texts.map(({ text }) => text)].filter((text) => text !== '').join(joiner);
  const taken = new Set(chosen);
  const order = parts
    .map((_part, index) => index)
    .sort((a, b) => rankOf(parts, a) - rankOf(parts, b) || a - b);
  for (const index of order) {
    const part = parts[index] as TitlePart;
    if (taken.has(index) || part.isAdded) continue;
    const plain = Array.from(restore(phraseOf(parts, index, taken)))
      .filter((char) => part.hasBrand || !forbiddenCharacters.has(char))
      .join('');
    const text = plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const isThere = [joined(proposed), title].some((known) => foldCase(known).includes(foldCase(text)));
    const next = [...proposed, { text, role: part.role, index }];
    if (!SAYS_SOMETHING.test(text) || isThere || codePointLength(joined(next)) > max) continue;
    proposed.push({ text, role: part.role, index });
    taken.add(index);
    for (const adjunct of adjunctsOf(parts, index)) taken.add(adjunct);
  }
  return joined(proposed.sort((a, b) => SHOWN.indexOf(a.role) - SHOWN.indexOf(b.role)));
}

/** No bare number: "100%", "2", "3 x 4" says nothing without its unit. */
const SAYS_SOMETHING = /\p{L}{2}|\p{N}\s?[\p{L}"”″'’]|\p{Script=Han}/u;

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
