import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { pluralsOf } from '@seller-toolbox/listing-text/plural-forms';
import { lexiconOf } from './part-role.ts';
import { isUnspaced } from './title-language.ts';

/** The endings of adjectives and of plurals that no rule of nouns has. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /(?<=\p{L}{4})e[mnrs]?$/u,
  fr: /(?<=\p{L}{3})e?s?$/u,
  es: /(?<=\p{L}{3})[aeo]s?$/u,
  it: /(?<=\p{L}{3})[aeio]$/u,
};

/** Finds the runs of words of a phrase that a text does not have, in no form. */
export function missingFrom(published: string, language: string): (phrase: string) => string[] {
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
