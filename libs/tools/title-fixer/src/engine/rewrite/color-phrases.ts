import { attributeRole, isProductNoun } from './part-role.ts';

const COLOR_WORD = /^(?:colou?r|farbe|couleur|colore|en|in)$/iu;

/** "Sage Green", "Vert Sauge", "Colore Rosa Antico": a color with a name of its own. */
export function isNamedColor(text: string, language: string): boolean {
  const words = text.split(' ').filter((word, index) => index > 0 || !COLOR_WORD.test(word));
  const isColor = (word: string) => attributeRole(word, language) === 'color';
  const isName = (word: string) => /^\p{L}+(?:['’]\p{L}+)?$/u.test(word) && !isProductNoun(word, language);
  return words.length === 2 && words.every(isName) && words.filter(isColor).length === 1;
}

/** "Gold Plated". */
const COLORED =
  /^(?:plated|toned?|filled|coated|finish|trim|leaf|foil|vergoldet|plaqué|plaquée|placcato|chapado)$/iu;

/** How many words at the start are a color of their own, apart from the words after it. */
export function leadingColor(words: readonly string[], language: string): number {
  const isColor = (length: number) => attributeRole(words.slice(0, length).join(' '), language) === 'color';
  const count = [2, 1].find((length) => words.length >= length && isColor(length)) ?? 0;
  // "Green Beads" says what is green, "Blanc Chaud 2700K" how white.
  const isMeasured = /^\p{L}+ \p{N}\S*$/u.test(words.slice(count).join(' '));
  // "Black Frame/Brown Top" has two.
  const isPair = words.some((word) => word.includes('/'));
  return words.length > count + 1 && !isMeasured && !isPair && !COLORED.test(words[count] ?? '') ? count : 0;
}
