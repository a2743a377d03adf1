import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { pluralsOf } from '@seller-toolbox/listing-text/plural-forms';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { lexiconOf } from './part-role.ts';
import { rewordings } from './plain-wording.ts';
import { cutFrom } from './remainder.ts';
import type { Rewritten } from './rewriting.ts';
import { isUnspaced } from './title-language.ts';

/**
 * The parts that a version leaves out of a title: repeats, what the length takes, and what of that is not in the item highlights
 * either; null highlights have no such field. What still stands, in whatever form, is not called gone.
 */
export function leftOutFindings(before: string, rewritten: Rewritten, highlights: string | null): Finding[] {
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

/** The endings of adjectives and of plurals that no rule of nouns has. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /(?<=\p{L}{4})e[mnrs]?$/u,
  fr: /(?<=\p{L}{3})e?s?$/u,
  es: /(?<=\p{L}{3})[aeo]s?$/u,
  it: /(?<=\p{L}{3})[aeio]$/u,
};

/** Finds the runs of words of a phrase that a text does not have, in no form. */
function missingFrom(published: string, language: string): (phrase: string) => string[] {
  if (isUnspaced(language))
    return (phrase) => (foldCase(published).includes(foldCase(phrase)) ? [] : [phrase]);
  const { connectors } = lexiconOf(language);
  const rootOf = (word: string) => word.replaceAll('-', '').replace(ENDINGS[language] ?? '', '');
  const text = foldCase(published);
  const words = [
    ...wordSet(text),
    ...wordSet(text.replaceAll('-', ' ')),
    ...wordSet(text.replace(FIGURE, '$& ')),
  ];
  const known = new Set([...words.flatMap((word) => [word, ...pluralsOf(word, language)]).map(rootOf)]);
  const isSaid = (word: string) =>
    [word, ...pluralsOf(word, language)].some((form) => known.has(rootOf(form))) ||
    connectors.includes(word) ||
    !/[\p{L}\p{N}]/u.test(word);
  return (phrase) => phrase.split(/[,;:()[\]|]\s*/u).flatMap((piece) => missingRuns(piece, isSaid));
}

/** "40" of "40oz". */
const FIGURE = /\p{N}(?=\p{L})/gu;

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
