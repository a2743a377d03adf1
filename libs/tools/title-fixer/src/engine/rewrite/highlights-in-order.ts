import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { TitleRules } from '../check/title-rules.ts';
import type { Choice } from './choice.ts';
import { lexiconOf, type PartRole } from './part-role.ts';
import { isRedundant } from './redundant-parts.ts';
import { surenessBefore } from './sure-borders.ts';
import type { TitlePart } from './title-part.ts';

/** What goes first where a field has no space. */
const LEAST: readonly PartRole[] = [
  'brand',
  'synonym',
  'use',
  'feature',
  'color',
  'audience',
  'size',
  'count',
];

/** What a title leaves out in its order and wording, without stretches that it has said, the least important first where space is short. */
export function highlightsInOrder(
  given: string,
  choice: Choice,
  { rules, max }: { readonly rules: TitleRules; readonly max: number },
): string {
  const { list, chosen } = choice;
  const { parts, language } = list;
  const isLeft = (part: TitlePart, at: number) => !chosen.has(at) || isShortened(part);
  const left = parts.flatMap((part, at) => (isLeft(part, at) ? [at] : []));
  // A stretch between two borders is kept whole, and what follows it with a preposition: "Dog Couch Bed for Crate".
  let stretches: (readonly number[])[] = [];
  for (const at of left) {
    const last = stretches.at(-1);
    const goesOn = parts[at]?.isAdjunct === true && parts[at]?.separator === ' ';
    if (last?.at(-1) === at - 1 && (goesOn || surenessBefore(parts, at, language) === 'none'))
      stretches = stretches.with(-1, [...last, at]);
    else stretches.push([at]);
  }
  const partAt = (at: number) => parts[at] as TitlePart;
  stretches = stretches.filter(
    (stretch) => !stretch.every((at) => !isShortened(partAt(at)) && isRedundant(partAt(at), choice, rules)),
  );
  const joined = () => rendered(given, stretches.flat(), choice, rules);
  const rankOf = (stretch: readonly number[]) =>
    Math.max(...stretch.map((at) => LEAST.indexOf(partAt(at).role)));
  const least = stretches.toSorted((a, b) => rankOf(a) - rankOf(b) || (b[0] ?? 0) - (a[0] ?? 0));
  const removable = () => removingClaims(rules.claimsOf(joined())).length > 0;
  for (const stretch of least) {
    if (codePointLength(joined()) <= max && !removable()) break;
    stretches = stretches.filter((each) => each !== stretch);
  }
  return joined();
}

/** A list that goes on in the highlights is there whole. */
const isShortened = ({ text, whole = text }: TitlePart) => whole !== text;

function rendered(given: string, shown: readonly number[], { list }: Choice, rules: TitleRules): string {
  const { parts, language, restore } = list;
  const comma = language === 'zh' ? '，' : language === 'ja' ? '、' : ', ';
  const { conjunctions } = lexiconOf(language);
  let text = given.trim();
  shown.forEach((at, position) => {
    const part = parts[at] as TitlePart;
    const isNext = shown[position - 1] === at - 1;
    const own = Array.from(restore(part.whole ?? part.text))
      .filter((char) => part.hasBrand || !rules.forbiddenCharacters.has(char))
      .join('');
    const [first = ''] = own.split(' ');
    const lead = conjunctions.includes(foldCase(first)) ? own.slice(first.length).trim() : own;
    const start = isNext && /^\s?$/u.test(part.separator) ? own : lead;
    const content = part.brackets && isNext ? part.brackets[0] + start + part.brackets[1] : start;
    // "Black, Dog Mattress": a color ends its phrase.
    const isColored =
      isNext && parts[at - 1]?.role === 'color' && surenessBefore(parts, at, language) === 'trusted';
    const separator =
      isNext && !isColored && /^[\s,、，;:：]*$/u.test(part.separator) ? part.separator : comma;
    text += text === '' ? content : separator + content;
  });
  return given.trim() === '' ? text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()) : text;
}
