export { foldText, MAX_ASK_LENGTH, toAskText } from './ask-text.ts';
export { namedAmounts, type AmountName, type NamedAmounts } from './amounts.ts';
export { contentOf } from './filler-words.ts';
export {
  dimensionOf,
  inUnit,
  readQuantities,
  unitVocabulary,
  type Dimension,
  type Quantity,
} from './quantities.ts';
export { readMarketplace, type AskedMarketplace } from './marketplace.ts';
export { homeCurrency, readMoney, type Money } from './money.ts';
export { rankGuesses, type Ranked } from './rank.ts';
export { readSize, readSizes, type Size } from './size.ts';
export { readTextKind } from './text-kind.ts';
export { type UnitId } from './unit-words.data.ts';
export { createVocabulary, without, type Mention, type Vocabulary } from './vocabulary.ts';
