import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { ClaimRemoval } from '../check/title-rules.ts';
import { lexiconOf } from './part-role.ts';
import { cutFrom } from './remainder.ts';
import type { Rewritten } from './rewriting.ts';

/**
 * The parts that a version leaves out of a title: repeats, what the length takes, and what of that is not in the item highlights
 * either; null highlights have no such field. What is still there, in whatever form, is not called gone.
 */
export function leftOutFindings(
  before: string,
  rewritten: Rewritten,
  highlights: string | null,
  { missingFrom, rewordings }: Pick<ClaimRemoval, 'missingFrom' | 'rewordings'>,
): Finding[] {
  const { list, chosen, leftOut, title } = rewritten;
  const { language } = list;
  const missing = missingFrom(title, language);
  const isOwn = (text: string) => foldCase(before).includes(foldCase(text));
  const textsOf = (reason: 'length' | 'repeats') =>
    list.parts.flatMap(({ text }, index) => {
      const isLeftOut = !chosen.has(index) && (leftOut.get(index) ?? 'length') === reason;
      const whole = list.restore(text);
      return isLeftOut && isOwn(whole) && !foldCase(title).includes(foldCase(whole)) ? [whole] : [];
    });
  const cut = list.parts.flatMap((part, index) =>
    chosen.has(index) ? cutFrom(part, language).map(list.restore).filter(isOwn) : [],
  );
  const all = textsOf('repeats');
  const repeats = all.filter((text) => missing(text).length === 0);
  const gone = [...textsOf('length'), ...cut, ...all];
  const dropped = [...new Set(gone.flatMap((text) => withoutStanding(text, missing(text), language)))];
  const [from, to] = [codePointLength(before), codePointLength(title)];
  const isPlaced = missingFrom(`${title}, ${highlights ?? ''}`, language);
  // "Color: Petrol": a label says nothing.
  const isLabel = (text: string) => before.includes(`${text}:`) && !/\s/u.test(text);
  const unplaced =
    highlights === null ? [] : [...new Set(dropped.flatMap(isPlaced))].filter((run) => !isLabel(run));
  const reworded = rewordings(before, title, language);
  return [
    ...(reworded.length > 0 ? [finding('reworded', 'info', { words: reworded })] : []),
    ...(repeats.length > 0 ? [finding('removed-repeats', 'info', { words: repeats })] : []),
    ...(dropped.length > 0 ? [finding('shortened', 'info', { dropped, from, to })] : []),
    ...(unplaced.length > 0 ? [finding('not-placed', 'info', { words: unplaced })] : []),
  ];
}

/** A phrase without the words at its edges that still stand, but with what joins it: "up to 75 lb" of "for Dogs up to 75 lb". */
function withoutStanding(phrase: string, runs: readonly string[], language: string): string[] {
  const [first = '', last = first] = [runs[0], runs.at(-1)];
  if (first === '') return [];
  const { connectors } = lexiconOf(language);
  let from = phrase.indexOf(first);
  for (;;) {
    const [found = '', word = ''] = /(?<!\S)(\S+)\s+$/u.exec(phrase.slice(0, from)) ?? [];
    if (!connectors.includes(foldCase(word)) && word !== 'up') break;
    from -= found.length;
  }
  return [phrase.slice(from, phrase.lastIndexOf(last) + last.length)];
}
