import { contentOf, foldText, readSize, type Size } from '@seller-toolbox/ask';
import type { FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { EngineOutput, Recognize, ToolText } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/fba-calculator.engine.ts';
import { marketplaceWords } from './marketplace-words.data.ts';

/** Letters beside a size from which it is rather part of a title. */
const MAX_OTHER_LETTERS = 12;

/** A size: with a weight its fee, without one its dimensional weight and the fee of a light item; in the US unless the text names another marketplace. */
export const recognize: Recognize<typeof engine> = (text, env) => {
  const size = readSize(text, env);
  if (!size) return [];
  const { sides, weight, system } = size;
  const [length, width, height] = sides;
  const folded = foldText(text);
  const named = marketplaceWords.find(folded)[0];
  const nameLetters = named ? contentOf(folded.slice(named.start, named.end)).length : 0;
  const marketplace = named?.id ?? 'US';
  return [
    {
      confidence: confidenceOf({ ...size, otherLetters: size.otherLetters - nameLetters }),
      input: { marketplace, unitSystem: system, length, width, height, weight: weight ?? 0 },
      line: (output) => lineOf(output, marketplace, weight !== null),
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
