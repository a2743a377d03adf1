import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { isAdjective, lexiconOf } from './part-role.ts';

const WITH = /^(?:with|mit|avec|aux?|con|al|alla|allo)$/iu;
const WITHOUT = /^(?:without|ohne|sans|sin|senza)$/iu;
const STEEL = /^(?:acero|acier|acciaio)$/iu;
const STAINLESS = /^inox/iu;
const WATERPROOF = /^(?:waterproof|wasserdicht|étanche|impermeab\p{L}+)$/iu;
const SHAPE = /^(?:forma|forme)$/iu;
const GENITIVE = /^(?:(?:d|dell)['’]\p{L}.*|d[eui]|des|del|dell[aeo]|dei|degli)$/iu;
/** What is eaten or drunk. */
const FOOD =
  /^(?:caf[eéè]s?|caffè|coffee|kaffee|cappuccino|choc?olat\p{L}*|schokolade|cioccolato|tea|tee|thé|tè|té|biscuits?|biscotti|cookies?|kekse|galletas?|yog\p{L}+|granola|müsli|muesli|bonbons?|bombones|pralin\p{L}+|barritas?|riegel|turrón|nougat|torrone|brot|pan|pain|pane|cake|kuchen|gelato|helado|glace|avena|oats?)$/iu;
const INGREDIENT =
  /^(?:leche|milch|milk|lait|latte|miele?|honig|honey|cr[eè]mea?|sahne|panna|nata|zucker|sugar|sucre|zucchero|azúcar|lim[oó]ne?|lemon|zitrone|citron|menth?a|mint|minze|menthe|almendras?|almonds?|mandeln?|amandes?|mandorle|avellanas?|hazelnuts?|nüssen|haselnüssen|noisettes?|nocciole|canela|cinnamon|zimt|cannell[ea]|vainilla|vanill[ae]|vaniglia|frut\p{L}+|fruits?|früchten|caramel\p{L}*|karamell|coco|coconut|kokos)$/iu;

const FREE_OF = /^(?:without|ohne|sans|sin|senza|frei von|exempte? de|libres? de|priv[oa] di) \p{Lu}{2,5}$/iu;

/** "Sans BPA", "Libre de BPA": whether words say what a product is free of by its acronym, after which nothing more of it follows. */
export function isFreeOf(text: string): boolean {
  return FREE_OF.test(text) && /\p{Lu}{2,5}$/u.test(text);
}

/** "Café con Leche", "Cristal sans Plomb", "Hombre Mujer": whether a word and the one before it are of one name. */
export function isInseparable(words: readonly string[], at: number, language: string): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  const { audiences, connectors, counts, exclusions } = lexiconOf(language);
  // "Taies d'Oreiller", "Pinces à Épiler".
  const isInitial = ['fr', 'es', 'it'].includes(language);
  if (isInitial && at > 0 && GENITIVE.test(word)) return true;
  const isNoun = (text: string) => /^\p{L}{3}[\p{L}-]*$/u.test(text) && !connectors.includes(foldCase(text));
  if (WITH.test(before) && INGREDIENT.test(word)) return FOOD.test(words[at - 2] ?? '');
  if (WITH.test(word)) return FOOD.test(before) && INGREDIENT.test(next);
  // "ohne Akku" excludes a buyer.
  if (WITHOUT.test(word))
    return (
      isNoun(before) && isNoun(next) && !exclusions.test(`${word} ${next}`) && !isFreeOf(`${word} ${next}`)
    );
  if (WITHOUT.test(before)) return true;
  // "2 Verre Trempé".
  const number = words[at - 2] ?? '';
  const isCounted = /^\p{N}{1,2}$/u.test(number) && isNoun(before) && !counts.test(`${number} ${before}`);
  if (isCounted && isInitial && isAdjective(word.replace(/s$/u, ''))) return true;
  if (/^ipx?\d/iu.test(before) && WATERPROOF.test(word)) return true;
  if (STEEL.test(before) && STAINLESS.test(word)) return true;
  if (isShape([words[at - 2] ?? '', before, word], connectors)) return true;
  return [before, word].every((each) => audiences.includes(foldCase(each)));
}

/** "Forma a D", "Forme en U", each word of it. */
function isShape(
  [first = '', before = '', word = '']: readonly string[],
  connectors: readonly string[],
): boolean {
  if (SHAPE.test(before)) return connectors.includes(foldCase(word));
  return SHAPE.test(first) && connectors.includes(foldCase(before));
}
