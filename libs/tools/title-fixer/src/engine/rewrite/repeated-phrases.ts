import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { finding } from '@seller-toolbox/tool-contract';
import { parseTitle } from '../check/parse-title.ts';
import { repeatedWords } from '../check/repeated-words.ts';
import type { TitleRules } from '../check/title-rules.ts';
import type { CleanedText } from './clean-text.ts';

// Two to five words and the same again right after it, then the first word once more where the last repetition is cut short.
const REPEATED =
  /(?<![\p{L}\p{N}'’-])(([\p{L}\p{N}'’-]+) +([\p{L}\p{N}'’-]+)(?: +[\p{L}\p{N}'’-]+){0,3}?)(?:[ ,;!?.|/]+\1(?![\p{L}\p{N}'’-]))+(?: +\2(?! +\3(?![\p{L}\p{N}'’-]))(?![\p{L}\p{N}'’-]))?/giu;

/** Keeps the first of the same phrases in a row if one of its words is in the title more often than allowed. */
export function withoutRepeatedPhrases(cleaned: CleanedText, rules: TitleRules): CleanedText {
  const { text, changes } = cleaned;
  const isExcess = excessIn(text, rules);
  const removed: string[] = [];
  const kept = text.replace(REPEATED, (whole: string, phrase: string, ...others: unknown[]) => {
    const [at, all] = others.slice(-2) as [number, string];
    // "Shower Curtain, Shower Curtain Liner": the second one is another product.
    const goesOn = /[,;|/]/u.test(whole) && /^ +[\p{L}\p{N}]/u.test(all.slice(at + whole.length));
    if (!isExcess(phrase) || goesOn) return whole;
    removed.push(phrase);
    return phrase;
  });
  if (removed.length === 0) return cleaned;
  return {
    ...cleaned,
    text: kept,
    changes: [...changes, finding('removed-repeats', 'info', { words: removed })],
  };
}

/** Whether a name or phrase has a word that is in a text more often than allowed. */
export function excessIn(text: string, rules: TitleRules): (name: string) => boolean {
  const repeated = repeatedWords(parseTitle(text, rules), rules, rules.policy.maxOccurrences);
  const excess = new Set(repeated.flatMap(({ forms }) => forms));
  return (name) =>
    foldCase(name)
      .split(/ +/u)
      .some((word) => excess.has(word));
}
