import {
  FEE_MARKETPLACES,
  marketplaceOf,
  MARKETPLACES,
  type FeeMarketplaceCode,
} from '@seller-toolbox/reference-data/marketplaces.data';
import type { RecognizeEnv } from '@seller-toolbox/tool-contract';
import { foldText, plainText } from './ask-text.ts';
import { marketplaceWords } from './marketplace-words.data.ts';
import { codeOf, currenciesIn, isAmountIn, isCurrencyOf } from './money.ts';
import { readQuantities } from './quantities.ts';
import type { Mention } from './vocabulary.ts';

export interface AskedMarketplace {
  /** Null where the text names none. */
  readonly named: FeeMarketplaceCode | null;
  /** The first marketplace of a currency of the text; null without one. */
  readonly ofCurrency: FeeMarketplaceCode | null;
  /** An amount is in another currency than that of the marketplace, which is the US where the text tells none. */
  readonly hasOtherCurrency: boolean;
  /** The places of the names in the folded text. */
  readonly names: readonly Mention<FeeMarketplaceCode>[];
}

/** The codes that are no words in capitals. */
const CODE = /(?<![A-Za-z])(?:CA|DE|FR|ES|JP|AU|NL|SE|PL|MX|AE)(?![A-Za-z])/gu;

/** The marketplace that a text names wherever in it, or whose currency it writes. */
export function readMarketplace(
  text: string,
  env: Pick<RecognizeEnv, 'language' | 'parseNumber'>,
): AskedMarketplace {
  const folded = foldText(text);
  const numbers = readQuantities(folded, env);
  const mentions = currenciesIn(text);
  const beside = mentions.filter((mention) => numbers.some((number) => isAmountIn(folded, mention, number)));
  const names = namesIn(text, folded);
  // The US of "US dollars" is a currency where another place is named.
  const place = names.find(({ start, end }) => !beside.some((each) => start < each.end && each.start < end));
  const named = (place ?? names[0])?.id ?? null;
  const markets = [...beside, ...mentions]
    .map(({ id }) => codeOf(id, env.language))
    .flatMap((code) => FEE_MARKETPLACES.find((each) => each.currency === code) ?? []);
  const ofCurrency = markets[0]?.code ?? null;
  const { currency } = marketplaceOf(named ?? ofCurrency ?? MARKETPLACES[0].code);
  return {
    named,
    ofCurrency,
    hasOtherCurrency: beside.some(({ id }) => !isCurrencyOf(id, currency, env.language)),
    names,
  };
}

function namesIn(text: string, folded: string): readonly Mention<FeeMarketplaceCode>[] {
  const names = marketplaceWords.find(folded);
  if (names.length > 0) return names;
  return [...plainText(text).matchAll(CODE)].map(({ 0: code, index }) => ({
    id: code as FeeMarketplaceCode,
    start: index,
    end: index + code.length,
  }));
}
