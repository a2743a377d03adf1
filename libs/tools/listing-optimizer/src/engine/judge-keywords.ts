import { findBarredTerms } from '@seller-toolbox/listing-text/barred-terms';
import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { parseKeywordList, type ListedKeyword } from '@seller-toolbox/listing-text/keyword-list';
import { splitKeywords } from '@seller-toolbox/listing-text/keyword-separators';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { MAX_KEYWORDS } from './builder.schema.ts';
import { hasPhrase, indexPhrases, toStretches } from './phrase-index.ts';

/** A word of a keyword in lower case. */
export interface KeywordWord {
  readonly text: string;
  /** False for stop words. */
  readonly isNeeded: boolean;
}

/** A stretch of a keyword between spaces, as it is typed into the search terms. */
export interface KeywordPart {
  readonly text: string;
  /** UTF-8 bytes. */
  readonly bytes: number;
  /** Its words, by their place in the keyword. */
  readonly from: number;
  readonly to: number;
}

/** A keyword without what must not be used of it: "best" of "best lunch bag". */
export interface JudgedKeyword extends ListedKeyword {
  readonly words: readonly KeywordWord[];
  /** Without stop words. */
  readonly parts: readonly KeywordPart[];
  /** Why it must not be used at all: `brand`, or the rule for claims. */
  readonly barred: string | null;
  /** What must not be used of it, as written. */
  readonly barredTexts: readonly string[];
}

export interface JudgedKeywords {
  readonly keywords: readonly JudgedKeyword[];
  readonly leftOut: number;
}

export interface JudgeOptions {
  /** By commas. */
  readonly brands: string;
  readonly findClaims: FindClaims;
}

const STOPPED: ReadonlySet<string> = new Set(Object.values(STOP_WORDS).flat());
const SPACES = /[\s,，、;；/|]+/u;
/** From the first letter or figure to the last. */
const CORE = /[\p{L}\p{N}\p{M}](?:.*[\p{L}\p{N}\p{M}])?/u;

const encoder = new TextEncoder();
const asWritten = (word: string) => word;

/** Reads a list of keywords, the most searched for first, and what the rules for search terms and the brands forbid. */
export function judgeKeywords(list: string, options: JudgeOptions): JudgedKeywords {
  const all = parseKeywordList(list);
  const sorted = withoutSpellings(all.toSorted((one, other) => (other.volume ?? -1) - (one.volume ?? -1)));
  const brands = splitKeywords(options.brands).filter((brand) => wordsOf(brand).length > 0);
  return {
    keywords: sorted.slice(0, MAX_KEYWORDS).map((keyword) => judge(keyword, brands, options.findClaims)),
    leftOut: Math.max(0, sorted.length - MAX_KEYWORDS),
  };
}

/** "leak proof", "leak-proof" and "leakproof" are one keyword: the one searched for most. */
function withoutSpellings(keywords: readonly ListedKeyword[]): ListedKeyword[] {
  const found = new Map<string, ListedKeyword>();
  for (const keyword of keywords) {
    const joined = wordsOf(keyword.text).join('');
    if (!found.has(joined)) found.set(joined, keyword);
  }
  return [...found.values()];
}

function judge(keyword: ListedKeyword, brands: readonly string[], findClaims: FindClaims): JudgedKeyword {
  const index = indexPhrases(toStretches(keyword.text), asWritten);
  const found = brands.filter((brand) => hasPhrase(index, wordsOf(brand)));
  const terms = findBarredTerms(keyword.text, findClaims);
  const barredTexts = [...new Set([...found, ...terms.map(({ text }) => text)])];
  const barredWords = new Set(barredTexts.flatMap(wordsOf));
  const usable = keyword.text
    .split(SPACES)
    .map((part) => {
      const text = CORE.exec(part.toLowerCase().replace(/['’]/gu, ''))?.[0] ?? '';
      return { text, words: wordsOf(text) };
    })
    .filter(({ words }) => words.length > 0 && !words.some((word) => barredWords.has(word)));
  const whole = terms.find(({ isWhole }) => isWhole);
  const reason = whole ?? (usable.length === 0 ? terms[0] : undefined);
  return {
    ...keyword,
    ...toWordsAndParts(usable),
    barred: found.length > 0 ? 'brand' : (reason?.rule ?? null),
    barredTexts,
  };
}

interface UsablePart {
  readonly text: string;
  readonly words: readonly string[];
}

/** Stop words are needed only where there are no others. */
function toWordsAndParts(usable: readonly UsablePart[]): Pick<JudgedKeyword, 'words' | 'parts'> {
  const words = usable.flatMap((part) => part.words);
  const hasOthers = words.some((word) => !STOPPED.has(word));
  const parts: KeywordPart[] = [];
  let from = 0;
  for (const part of usable) {
    const to = from + part.words.length;
    if (part.words.some((word) => !STOPPED.has(word)))
      parts.push({ text: part.text, bytes: encoder.encode(part.text).length, from, to });
    from = to;
  }
  return { words: words.map((text) => ({ text, isNeeded: !hasOthers || !STOPPED.has(text) })), parts };
}

function wordsOf(text: string): readonly string[] {
  return toStretches(text).flat();
}
