import { foldForSearch, LANGUAGE_CODES } from '@seller-toolbox/words';
import { tools } from './generated/metadata.ts';
import type { CatalogueWords, ToolTitle } from './tool-words.ts';
import { loadCatalogueWords } from './words.ts';

/** How well a text names a tool. */
export interface NamedTool {
  readonly toolId: string;
  /** 0 to 1: 0.95 for its title or a keyword in full, less for a part of it or for more than it. */
  readonly confidence: number;
}

const FULL = 0.95;
/** For a title or keyword that contains the text at its beginning, and for one that contains it elsewhere or is contained in it. */
const BEGINNING = 0.85;
const PART = 0.75;
const ALL_TERMS = 0.7;
/** For a text with half of its letters in known terms; in proportion to that share. */
const SOME_TERMS = 0.6;
const MIN_SHARE = 0.4;
/** Keywords are shared by several tools, titles are not. */
const KEYWORD = 0.98;
/** Characters of a term from which its ending may differ: "analysis" and "analyzer". */
const STEM = 5;

/** The tools that a text names, in any of the six languages, in the order of the catalogue. */
export async function findByName(text: string): Promise<readonly NamedTool[]> {
  const words = await Promise.all(LANGUAGE_CODES.map(loadCatalogueWords));
  return namedTools(text, words);
}

/** The same over given words, one entry for each language. */
export function namedTools(text: string, words: readonly CatalogueWords[]): readonly NamedTool[] {
  const query = plain(text);
  if (query === '') return [];
  return tools
    .map(({ id }) => ({
      toolId: id,
      confidence: Math.max(0, ...words.map((language) => (language[id] ? fitOf(query, language[id]) : 0))),
    }))
    .filter(({ confidence }) => confidence > 0);
}

function fitOf(query: string, { title, keywords }: ToolTitle): number {
  const listed = keywords.split(',').map(plain);
  const named = plain(title);
  const terms = query.split(' ');
  const known = ` ${[named, ...listed].join(' ')} `;
  const hasTerms = query.length >= STEM && terms.every((term) => known.includes(wordOf(term)));
  const parts = terms.flatMap(partsOf);
  const share = parts.filter((part) => known.includes(part)).join('').length / parts.join('').length;
  return Math.max(
    phraseFit(query, named),
    ...listed.map((keyword) => KEYWORD * phraseFit(query, keyword)),
    hasTerms ? ALL_TERMS : share >= MIN_SHARE ? SOME_TERMS * share : 0,
  );
}

function phraseFit(query: string, phrase: string): number {
  if (query === phrase) return FULL;
  const [shorter, longer] = query.length < phrase.length ? [query, phrase] : [phrase, query];
  if (!isWordIn(shorter, longer)) return 0;
  const share = shorter.length / longer.length;
  if (shorter === query) return (longer.startsWith(shorter) ? BEGINNING : PART) * (0.7 + 0.3 * share);
  return PART * share;
}

const LATIN = /[a-z0-9]/;

/** Latin words are whole; other scripts are written without spaces. */
function isWordIn(word: string, text: string): boolean {
  const at = text.indexOf(word);
  if (at < 0 || word.length < 2) return false;
  const isOpen = (index: number) => !LATIN.test(text.charAt(index));
  const startsWhole = !LATIN.test(word.charAt(0)) || at === 0 || isOpen(at - 1);
  return (
    startsWhole &&
    (word.length >= STEM || !LATIN.test(word.charAt(word.length - 1)) || isOpen(at + word.length))
  );
}

const HAS_LATIN = /\p{Script=Latin}|\d/u;

/** A stem; one or two letters are in many words, so that they have to be one. */
function wordOf(term: string): string {
  return HAS_LATIN.test(term) && term.length <= 2 ? ` ${term} ` : stemOf(term);
}

/** A stem, or pairs of characters in scripts without spaces. */
function partsOf(term: string): readonly string[] {
  if (HAS_LATIN.test(term)) return [wordOf(term)];
  const characters = [...term];
  return characters.slice(1).map((each, index) => `${characters[index] ?? ''}${each}`);
}

function stemOf(term: string): string {
  return term.length > STEM ? term.slice(0, -2) : term;
}

/** Folded, with single blanks for punctuation. */
function plain(text: string): string {
  return foldForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
