import type { ReviewLanguage } from './review-languages.data.ts';
import { stemOf } from './stem.ts';
import { SIMPLIFIED } from './traditional.data.ts';

export interface Token {
  readonly stem: string;
  /** A comma or another sign is before it: words on both sides belong to different clauses. */
  readonly startsClause: boolean;
}

/** Buyers leave accents out in these languages. */
const WITHOUT_ACCENTS: ReadonlySet<ReviewLanguage> = new Set(['fr', 'es', 'it']);
/** "l'odeur", "un'ottima": the part before the apostrophe is a word of its own. */
const ELIDING: ReadonlySet<ReviewLanguage> = new Set(['fr', 'it']);

/** Lower case, compatible forms, one kind of apostrophe; simplified characters for Chinese. */
export function foldWord(text: string, language: ReviewLanguage): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'");
  if (language === 'zh') return Array.from(folded, (sign) => SIMPLIFIED.get(sign) ?? sign).join('');
  if (language === 'de') return folded.replaceAll('ß', 'ss');
  return WITHOUT_ACCENTS.has(language) ? folded.normalize('NFD').replace(/\p{M}/gu, '') : folded;
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;

/** The words of a text in a language with spaces, as stems. */
export function tokenize(text: string, language: ReviewLanguage): Token[] {
  const folded = foldWord(text, language);
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: word, index } of folded.matchAll(WORD)) {
    const startsClause = /[,;:()–—…"]| - /u.test(folded.slice(end, index));
    end = index + word.length;
    const parts = ELIDING.has(language) ? word.split("'").filter(Boolean) : [word];
    parts.forEach((part, at) =>
      tokens.push({ stem: stemOf(part, language), startsClause: startsClause && at === 0 }),
    );
  }
  return tokens;
}

const ENDS = /(?<=[.!?。！？…])(?![.!?。！？…\d])["'”’»」』)）]*\s*|\n+/u;

/** The sentences of a text, as they are written. */
export function splitSentences(text: string): string[] {
  return text
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}★☆]/u.test(sentence));
}
