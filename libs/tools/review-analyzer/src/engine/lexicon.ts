import { foldWord, tokenize } from './review-words.ts';
import type { ReviewLanguage } from './review-languages.data.ts';
import { THEMES, type Theme, type ThemeWords } from './review-themes.data.ts';

/** The words of one language as they are written down: separated by spaces, phrases by commas. */
export interface LexiconData {
  readonly language: ReviewLanguage;
  readonly checkedOn: string;
  readonly strongPositive: string;
  readonly positive: string;
  readonly negative: string;
  readonly strongNegative: string;
  readonly positivePhrases?: string;
  readonly negativePhrases?: string;
  /** Words that look like others of the lists but say nothing; separated by commas. */
  readonly neutral?: string;
  readonly negators: string;
  readonly intensifiers: string;
  readonly diminishers: string;
  /** Words that turn the next one into blame: "too small". */
  readonly excess?: string;
  /** What follows outweighs what precedes: "but". */
  readonly contrasts: string;
  /** What follows, up to the next comma, counts less: "although". */
  readonly concessions?: string;
}

export interface LanguageWords {
  readonly lexicon: LexiconData;
  readonly themes: ThemeWords;
}

/** An entry as a sequence of stems, or of characters where a language writes no spaces. */
export interface Entry<Value> {
  readonly parts: readonly string[];
  readonly value: Value;
}

/** Entries by their first part, the longest first. */
export type EntryIndex<Value> = ReadonlyMap<string, readonly Entry<Value>[]>;

export type WordRole = 'negator' | 'intensifier' | 'diminisher' | 'excess' | 'contrast' | 'concession';

/** A language ready for matching. */
export interface Lexicon {
  readonly language: ReviewLanguage;
  readonly isSpaced: boolean;
  readonly sentiments: EntryIndex<number>;
  readonly roles: EntryIndex<WordRole>;
  readonly themes: EntryIndex<Theme | 'none'>;
}

/** Weights of the lists, our own choice; a phrase says more than a word. */
const WEIGHTS = {
  strongPositive: 2,
  positive: 1,
  positivePhrases: 1.5,
  negative: -1,
  strongNegative: -2,
  negativePhrases: -1.5,
  neutral: 0,
} as const;

const ROLE_LISTS = [
  ['negators', 'negator'],
  ['intensifiers', 'intensifier'],
  ['diminishers', 'diminisher'],
  ['excess', 'excess'],
  ['contrasts', 'contrast'],
  ['concessions', 'concession'],
] as const;

/** Languages without spaces between words. */
export function isSpacedLanguage(language: ReviewLanguage): boolean {
  return language !== 'ja' && language !== 'zh';
}

/** Every entry of a lexicon, as it is written. */
export function entriesOf(lexicon: LexiconData): readonly string[] {
  return sentimentLists(lexicon).flatMap(({ written }) => written);
}

/** Prepares the words of a language: stems them and sorts them by their first part. */
export function compileLexicon({ lexicon, themes }: LanguageWords): Lexicon {
  const { language } = lexicon;
  const isSpaced = isSpacedLanguage(language);
  const partsOf = (written: string): readonly string[] =>
    isSpaced ? tokenize(written, language).map(({ stem }) => stem) : [...foldWord(written, language)];
  return {
    language,
    isSpaced,
    sentiments: indexOf(
      sentimentLists(lexicon).flatMap(({ written, value }) =>
        written.map((one) => ({ parts: partsOf(one), value })),
      ),
    ),
    roles: indexOf(
      ROLE_LISTS.flatMap(([list, value]) =>
        wordsIn(lexicon[list] ?? '').map((one) => ({ parts: partsOf(one), value })),
      ),
    ),
    themes: indexOf(
      ([...THEMES, 'none'] as const).flatMap((theme) =>
        (isSpaced ? phrasesIn : wordsIn)(themes[theme] ?? '').map((one) => ({
          parts: partsOf(one),
          value: theme,
        })),
      ),
    ),
  };
}

function sentimentLists(lexicon: LexiconData) {
  // The keys of the table are lists of the lexicon.
  return (Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][]).map(([list, value]) => {
    const text = lexicon[list] ?? '';
    const isPhraseList = list.endsWith('Phrases') || list === 'neutral';
    // Written with commas in every language.
    return { value, written: isPhraseList ? phrasesIn(text) : wordsIn(text) };
  });
}

function wordsIn(list: string): string[] {
  return list.split(/\s+/u).filter(Boolean);
}

function phrasesIn(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

function indexOf<Value>(entries: readonly Entry<Value>[]): EntryIndex<Value> {
  const index = new Map<string, Entry<Value>[]>();
  for (const entry of entries) {
    const [first] = entry.parts;
    if (first === undefined) continue;
    const known = index.get(first);
    if (known) known.push(entry);
    else index.set(first, [entry]);
  }
  for (const known of index.values()) known.sort((one, other) => other.parts.length - one.parts.length);
  return index;
}

/** The longest entry that starts at a place. */
export function matchAt<Value>(
  index: EntryIndex<Value>,
  parts: readonly string[],
  at: number,
): Entry<Value> | undefined {
  return index.get(parts[at] ?? '')?.find((entry) => entry.parts.every((part, k) => part === parts[at + k]));
}

/** The entries that start at a place, of the longest only. */
export function matchesAt<Value>(
  index: EntryIndex<Value>,
  parts: readonly string[],
  at: number,
): readonly Entry<Value>[] {
  const longest = matchAt(index, parts, at)?.parts.length;
  return (index.get(parts[at] ?? '') ?? []).filter(
    (entry) => entry.parts.length === longest && entry.parts.every((part, k) => part === parts[at + k]),
  );
}
