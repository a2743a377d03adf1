import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { segmentWords } from '@seller-toolbox/listing-text/words';
import type { TitleRules } from '../check/title-rules.ts';
import { hasForm } from './choose-parts.ts';

/** A search phrase and how often it is searched for. */
export interface Keyword {
  readonly text: string;
  readonly volume: number;
}

const VOLUME = /\d[\d.,]{0,14}$/u;
const BEFORE_VOLUME = /(?:[\t,;，；:]| {2}) ?$/u;
const LIST_SEPARATOR = /[,;，、；\t]+/u;

/** Reads one keyword a line with its volume, or a list without volumes, where each keyword counts once. */
export function parseKeywords(text: string): Keyword[] {
  const found = new Map<string, Keyword>();
  const add = (keyword: string, volume: number) => {
    const trimmed = keyword.trim().replace(/^["']|["']$/gu, '');
    if (/\p{L}/u.test(trimmed) && !found.has(foldCase(trimmed)))
      found.set(foldCase(trimmed), { text: trimmed, volume });
  };
  for (const line of text.split(/\r?\n/u)) {
    const trimmed = line.trimEnd();
    const at = VOLUME.exec(trimmed)?.index ?? 0;
    const keyword = trimmed.slice(0, at);
    if (BEFORE_VOLUME.test(keyword) && /\p{L}/u.test(keyword))
      add(keyword.trimEnd().replace(/[\t,;，；:]$/u, ''), Number(trimmed.slice(at).replace(/\D/gu, '')));
    else for (const item of line.split(LIST_SEPARATOR)) add(item, 1);
  }
  return [...found.values()];
}

/** The keywords that have all their words in a text, in any order, singular or plural. */
export function coveredKeywords(text: string, keywords: readonly Keyword[], rules: TitleRules): Keyword[] {
  const words = foldedWords(text, rules);
  return keywords.filter((keyword) =>
    [...foldedWords(keyword.text, rules)].every((word) => hasForm(words, word, rules.language)),
  );
}

export function foldedWords(text: string, { segmenterLocale }: TitleRules): Set<string> {
  return new Set(segmentWords(text, segmenterLocale).words.map(({ folded }) => folded));
}

export function volumeOf(keywords: readonly Keyword[]): number {
  return keywords.reduce((sum, { volume }) => sum + volume, 0);
}
