import { contentOf, foldText, readMarketplace, readSize, type Size } from '@seller-toolbox/ask';
import type { FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { EngineOutput, Recognize, ToolText } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/fba-calculator.engine.ts';

/** Letters beside a size from which it is rather part of a title. */
const MAX_OTHER_LETTERS = 12;

/**
 * A size: with a weight its fee, without one its dimensional weight and the fee of a light item, both at the price of the text; in
 * the US unless the text names another marketplace or has a price in another currency.
 */
export const recognize: Recognize<typeof engine> = (text, env) => {
  const size = readSize(text, env);
  if (!size) return [];
  const { sides, weight, system, price } = size;
  const [length, width, height] = sides;
  const folded = foldText(text);
  const asked = readMarketplace(text, env);
  const [name] = asked.names;
  const nameLetters = name ? contentOf(folded.slice(name.start, name.end)).length : 0;
  const marketplace = asked.named ?? (price === null ? null : asked.ofCurrency) ?? 'US';
  const isForeign = price !== null && asked.hasOtherCurrency;
  return [
    {
      confidence: confidenceOf({ ...size, otherLetters: size.otherLetters - nameLetters }),
      input: {
        marketplace,
        unitSystem: system,
        length,
        width,
        height,
        weight: weight ?? 0,
        ...(price !== null && !isForeign && { price }),
      },
      line: (output) => withNotes(lineOf(output, marketplace, weight !== null), output, { price, isForeign }),
    },
  ];
};

function confidenceOf({ weight, hasUnit, otherLetters }: Size): number {
  if (otherLetters > MAX_OTHER_LETTERS) return 0.4;
  if (weight !== null) return 0.97;
  return hasUnit ? 0.9 : 0.8;
}

function lineOf(output: EngineOutput<typeof engine>, at: FeeMarketplaceCode, hasWeight: boolean): ToolText {
  const { fees, currency, units, billableWeight } = output;
  const dimensional = output.dimensionalWeight ?? output.volumetricWeight;
  const weight = hasWeight ? billableWeight : (dimensional ?? billableWeight);
  const marketplace = { region: at };
  if (fees.fulfillmentFee === null) return { code: 'no-fee', params: { marketplace } };
  // The total of the page.
  const fee = { money: fees.totalFees ?? fees.fulfillmentFee, currency };
  const hasStorage = fees.storageFee !== null;
  const feeCode = hasStorage ? 'fee-storage' : 'fee';
  const code = hasWeight ? feeCode : hasStorage ? 'size-storage' : 'size';
  return { code, params: { marketplace, fee, weight, unit: units.weight } };
}

/** What of the text counts, and what of the fees does not. */
function withNotes(
  line: ToolText,
  { fees, currency, sizeTier }: EngineOutput<typeof engine>,
  { price, isForeign }: { readonly price: number | null; readonly isForeign: boolean },
): ToolText {
  if (fees.fulfillmentFee === null) return line;
  const priced: ToolText =
    price === null
      ? line
      : isForeign
        ? { code: 'other-currency', params: { line, currency } }
        : { code: 'at-price', params: { line, price: { money: price, currency } } };
  const lacksOvermax = sizeTier !== null && fees.overmaxHandlingFee === null;
  return lacksOvermax ? { code: 'without-overmax', params: { line: priced } } : priced;
}
