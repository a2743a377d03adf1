import { parseKeywordList } from '@seller-toolbox/listing-text/keyword-list';
import { finding } from '@seller-toolbox/tool-contract';
import { segmentWords } from '@seller-toolbox/listing-text/words';
import type { TitleRules } from '../check/title-rules.ts';
import { hasForm } from './redundant-parts.ts';
import { withoutExclusions } from './without-exclusions.ts';

/** A search phrase and how often it is searched for. */
export interface Keyword {
  readonly text: string;
  readonly volume: number;
  /** The list says the volume; else the keyword counts once. */
  readonly hasVolume: boolean;
}

/** `parseKeywordList` where a keyword without a volume counts once. */
export function parseKeywords(text: string): Keyword[] {
  return parseKeywordList(text).map((keyword) => ({
    ...keyword,
    volume: keyword.volume ?? 1,
    hasVolume: keyword.volume !== null,
  }));
}

const MAX_NAMED_KEYWORDS = 10;

/** The keywords that a title may have, and a finding with the others. A maker that the title says it fits is no rival. */
export function separateBarredKeywords(typed: string, title: string, rules: TitleRules) {
  const { brand, claimRemoval } = rules;
  const keywords = parseKeywords(typed);
  const own = coveredKeywords(title, keywords, rules);
  const isBarred = (keyword: Keyword) => claimRemoval.isBarred(keyword.text, brand, own.includes(keyword));
  const words = keywords.filter(isBarred).map(({ text }) => text);
  return {
    usable: keywords.filter(({ text }) => !words.includes(text)),
    barred:
      words.length > 0
        ? [
            finding('keywords-barred', 'warning', {
              count: words.length,
              words: words.slice(0, MAX_NAMED_KEYWORDS),
            }),
          ]
        : [],
  };
}

/** The keywords that have all their words in a text, in any order, singular or plural, but for what the product is not for. */
export function coveredKeywords(text: string, keywords: readonly Keyword[], rules: TitleRules): Keyword[] {
  const words = foldedWords(withoutExclusions(text, rules.language), rules);
  return keywords.filter((keyword) =>
    [...foldedWords(keyword.text, rules)].every((word) => hasForm(words, word, rules.language)),
  );
}

/** The words of a text as they are searched for: in Romance languages without their accents. */
export function foldedWords(text: string, { segmenterLocale, language }: TitleRules): Set<string> {
  const plain = ['es', 'fr', 'it'].includes(language) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return new Set(segmentWords(plain, segmenterLocale).words.map(({ folded }) => folded));
}

export function volumeOf(keywords: readonly Keyword[]): number {
  return keywords.reduce((sum, { volume }) => sum + volume, 0);
}
