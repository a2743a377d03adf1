import { matchesAt, type Lexicon } from './lexicon.ts';
import { THEMES, type Theme } from './review-themes.data.ts';
import { foldWord, tokenize } from './review-words.ts';

/**
 * A theme gives way to another one where only single words name it: broken in transit, a manual
 * without pictures, a battery that lasts or money
 * that comes back.
 */
const WEAKER_THEMES: readonly (readonly [Theme, Theme])[] = [
  ['durability', 'packaging'],
  ['durability', 'battery'],
  ['description', 'instructions'],
  ['price', 'customer-service'],
];

/** The themes that a text names, in their order. */
export function findThemes(text: string, lexicon: Lexicon): Theme[] {
  const parts = lexicon.isSpaced
    ? tokenize(text, lexicon.language).map(({ stem }) => stem)
    : [...foldWord(text, lexicon.language)];
  /** The length of the longest entry that names the theme. */
  const found = new Map<Theme | 'none', number>();
  for (let at = 0; at < parts.length;) {
    const entries = matchesAt(lexicon.themes, parts, at);
    for (const {
      value,
      parts: { length },
    } of entries)
      found.set(value, Math.max(length, found.get(value) ?? 0));
    at += entries[0]?.parts.length ?? 1;
  }
  const singleLength = lexicon.isSpaced ? 1 : 3;
  const isGone = (theme: Theme) =>
    WEAKER_THEMES.some(
      ([weak, strong]) => weak === theme && found.has(strong) && (found.get(weak) ?? 0) <= singleLength,
    );
  return THEMES.filter((theme) => found.has(theme) && !isGone(theme));
}
