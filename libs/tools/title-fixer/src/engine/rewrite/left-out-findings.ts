import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { lexiconOf } from './part-role.ts';
import { cutFrom } from './remainder.ts';
import type { Rewritten } from './rewriting.ts';
import { isUnspaced } from './title-language.ts';

/**
 * The parts that a version leaves out of a title: repeats, what the length takes, and what of that is not in the item highlights
 * either; null highlights have no such field.
 */
export function leftOutFindings(before: string, rewritten: Rewritten, highlights: string | null): Finding[] {
  const { list, chosen, leftOut, title } = rewritten;
  const isOwn = (text: string) => foldCase(before).includes(foldCase(text));
  const isGone = (text: string) => isOwn(text) && !foldCase(title).includes(foldCase(text));
  const textsOf = (reason: 'length' | 'repeats') =>
    list.parts.flatMap(({ text }, index) => {
      const isLeftOut = !chosen.has(index) && (leftOut.get(index) ?? 'length') === reason;
      return isLeftOut && isGone(list.restore(text)) ? [list.restore(text)] : [];
    });
  const cut = list.parts.flatMap((part, index) =>
    chosen.has(index) ? cutFrom(part, list.language).map(list.restore).filter(isGone) : [],
  );
  const [repeats, dropped] = [textsOf('repeats'), [...new Set([...textsOf('length'), ...cut])]];
  const [from, to] = [codePointLength(before), codePointLength(title)];
  const unplaced =
    highlights === null ? [] : unplacedWords(dropped, `${title}, ${highlights}`, before, list.language);
  return [
    ...(repeats.length > 0 ? [finding('removed-repeats', 'info', { words: repeats })] : []),
    ...(dropped.length > 0 ? [finding('shortened', 'info', { dropped, from, to })] : []),
    ...(unplaced.length > 0 ? [finding('not-placed', 'info', { words: unplaced })] : []),
  ];
}

/** The runs of words in dropped phrases that are nowhere in what is published. */
function unplacedWords(
  dropped: readonly string[],
  published: string,
  before: string,
  language: string,
): string[] {
  if (isUnspaced(language)) return dropped.filter((text) => !foldCase(published).includes(foldCase(text)));
  const { connectors } = lexiconOf(language);
  const known = wordSet(published);
  const isSaid = (word: string) =>
    known.has(word) || connectors.includes(word) || !/[\p{L}\p{N}]/u.test(word);
  // "Color: Petrol": a label says nothing.
  const isLabel = (text: string) => before.includes(`${text}:`) && !/\s/u.test(text);
  const runs = dropped.flatMap((phrase) =>
    phrase.split(/[,;:()[\]|]\s*/u).flatMap((piece) => missingRuns(piece, isSaid)),
  );
  return [...new Set(runs)].filter((run) => !isLabel(run));
}

/** Runs of words that are not said; a number and the word after it go together: "5 Pack". */
function missingRuns(piece: string, isSaid: (word: string) => boolean): string[] {
  const words = piece.split(/\s+/u).filter(Boolean);
  const isMissing = words.map((word) => ![...wordSet(word)].every(isSaid));
  const isNumber = (at: number) => /^\p{N}+x?$/u.test(words[at] ?? '');
  const isShown = (at: number) =>
    isMissing[at] === true ||
    (isNumber(at) && isMissing[at + 1] === true) ||
    (isNumber(at - 1) && isMissing[at - 1] === true);
  const runs: string[][] = [];
  for (const [at, word] of words.entries()) {
    if (!isShown(at)) continue;
    if (at === 0 || !isShown(at - 1)) runs.push([]);
    runs.at(-1)?.push(word);
  }
  return runs.map((run) => run.join(' '));
}

function wordSet(text: string): Set<string> {
  return new Set(
    foldCase(text)
      .split(/[\s,;:()[\]|/]+/u)
      .filter(Boolean),
  );
}
