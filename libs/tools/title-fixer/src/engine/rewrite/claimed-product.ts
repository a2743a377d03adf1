import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { attributeRole, isProductNoun, lexiconOf, namesProduct, type PartRole } from './part-role.ts';
import { isUnspaced } from './title-language.ts';
import { factFragments } from './fact-fragments.ts';

/** What a product is made up as. */
export const FORMS =
  /^(?:sprays?|gels?|creams?|balms?|teas?|oils?|patch(?:es)?|drops|pills|capsules|gummies|chews|wipes|mists?|foam|lotion|ointment|liquid|powder)$/iu;
/** Nouns that claim what they do, after a word that says nothing without them. */
const CLAIMED_NOUN =
  /(?:i[sz]er|killer|repell?[ae]nt|repeller|zapper|disinfectant|insecticide|pesticide|remedy)s?$/iu;

/**
 * Whether what was removed from a title named its product: only sizes, counts and colors are left ("16 oz"), or a word that needs the
 * noun that is gone ("Hand" of "Hand Sanitizer").
 */
export function removedProduct(left: string, removed: readonly string[], language: string): boolean {
  if (removed.length === 0) return false;
  if (isUnspaced(language)) return left.split(/[\s、，]+/u).every((word) => isFigure(word, language));
  const words = withoutFacts(left, language).split(/[\s,;|()]+/u);
  const { connectors } = lexiconOf(language);
  const others = words.filter((word) => /\p{L}/u.test(word) && !connectors.includes(foldCase(word)));
  if (others.length === 0) return true;
  const isNounGone = removed.some((phrase) => phrase.split(' ').some((word) => CLAIMED_NOUN.test(word)));
  return isNounGone && !namesProduct(left, language) && !others.some((word) => FORMS.test(word));
}

function withoutFacts(text: string, language: string): string {
  if (isFigure(text.trim(), language)) return '';
  return factFragments(text, language)
    .filter((fragment) => isFigure(fragment.text, language))
    .reduce((rest, fragment) => rest.replace(fragment.text, ' '), text);
}

const FIGURES: readonly PartRole[] = ['size', 'count', 'color'];

function isFigure(text: string, language: string): boolean {
  const role = attributeRole(text, language);
  // "Crème" is a color and a product.
  return text === '' || (role !== undefined && FIGURES.includes(role) && !isProductNoun(text, language));
}
