import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { withLetters } from '@seller-toolbox/listing-text/letter-references';
import { withoutMarkup } from '@seller-toolbox/listing-text/markup';
import { normalizeText } from '@seller-toolbox/listing-text/normalize';
import { groupForms } from '@seller-toolbox/listing-text/plural-forms';
import { splitWords } from '@seller-toolbox/listing-text/split-words';

/** A text cut into stretches without punctuation, each a list of words in lower case. */
export type Stretches = readonly (readonly string[])[];

/** A word's form for comparison: its singular if a text has it. */
export type FormOf = (word: string) => string;

/** A text in which phrases are found however their words are joined. */
export interface PhraseIndex {
  /** The forms without spaces; a line break between stretches. */
  readonly compact: string;
  /** Offsets where a word starts or ends. */
  readonly boundaries: ReadonlySet<number>;
  readonly words: ReadonlySet<string>;
}

const BLOCK = /<\/?(?:br|p|li|ul|ol|div|h[1-6])\b[^<>]{0,2000}>/giu;
/** A hyphen, slash or ampersand joins words; a point or comma only figures. */
const BREAK = /(?<!\d)[.,]|[.,](?!\d)|[^\p{L}\p{N}\p{M}\s\p{Pd}'’&+/.,]/gu;
/** Shorter ones are in too many words: ボ is no part of ボトル. */
const LOAN_WORD = /^[\u30A1-\u30FA\u30FC-\u30FF]{3,}$/u;
const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,]\d+)*/gu;

/** The words of a text, without markup and apostrophes: "women's" is "womens". */
export function toStretches(text: string): Stretches {
  const unmarked = withoutMarkup(withLetters(text.replace(BLOCK, '|')));
  const plain = foldCase(normalizeText(unmarked, 'NFKC')).replace(/['’]/gu, '');
  return plain
    .split(BREAK)
    .map((stretch) => splitWords(stretch).flatMap(({ folded }) => folded.match(WORD) ?? []))
    .filter((words) => words.length > 0);
}

/** The forms of the words of some texts: plurals count as the singular that is among them. */
export function formsOf(texts: readonly Stretches[], language: string): FormOf {
  const groups = groupForms([...new Set(texts.flat(2))], language);
  return (word) => {
    const form = groups.get(word) ?? word;
    return groups.get(form) ?? form;
  };
}

/** Prepares a text for `hasPhrase`. */
export function indexPhrases(stretches: Stretches, formOf: FormOf): PhraseIndex {
  const boundaries = new Set<number>();
  const words = new Set<string>();
  const parts: string[] = [];
  let length = 0;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
    boundaries.add(length);
  };
  for (const stretch of stretches) {
    add('\n');
    for (const word of stretch.map(formOf)) {
      words.add(word);
      add(word);
    }
  }
  return { compact: parts.join(''), boundaries, words };
}

/** Whether a text has the words of a phrase together and in order: "leak proof" is also "leakproof" and "leak-proof". */
export function hasPhrase({ compact, boundaries }: PhraseIndex, words: readonly string[]): boolean {
  const wanted = words.join('');
  if (wanted === '') return false;
  // Loan words are joined without a space: ステンレス is in ステンレスボトル, but not every katakana syllable is.
  const isLoanWord = LOAN_WORD.test(wanted);
  for (let start = compact.indexOf(wanted); start >= 0; start = compact.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (isBoundary(start) && isBoundary(end)) return true;
    if (isLoanWord && (boundaries.has(start) || boundaries.has(end))) return true;
  }
  return false;

  // Between two Han characters, and where the script changes to or from Han, every place may part words.
  function isBoundary(at: number): boolean {
    return boundaries.has(at) || (wanted.length > 1 && isHan(compact[at - 1]) && isHan(compact[at]));
  }
}

function isHan(character = ''): boolean {
  return /\p{Script=Han}/u.test(character);
}
