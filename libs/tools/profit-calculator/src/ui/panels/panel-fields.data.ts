import type { ProfitInput } from '../../engine/profit-input.schema.ts';
import type { PanelWords } from './panel-words.ts';
import type { PanelId } from '../panel-ids.ts';

type WordId = keyof PanelWords['panels'];

interface FieldBase {
  /** Shown for these inputs only; left out, for all. */
  readonly appliesTo?: (input: ProfitInput) => boolean;
}

/** A number: an amount in the marketplace's currency, a percentage, a side, a weight, or a count. */
export interface NumberPanelField extends FieldBase {
  readonly kind: 'amount' | 'percent' | 'side' | 'weight' | 'count';
  readonly name: keyof ProfitInput & WordId;
  readonly hint?: WordId;
}

/** `undefined` leaves the field out. A value without a word is the code of a country. */
export type ChoiceOption = readonly [value: string | boolean | undefined, word?: WordId];

export interface ChoicePanelField extends FieldBase {
  readonly kind: 'choice';
  readonly name: keyof ProfitInput & WordId;
  readonly options: readonly ChoiceOption[];
}

export interface CheckPanelField extends FieldBase {
  readonly kind: 'check';
  readonly name: 'isDangerous' | 'centralEurope';
  /** What the field left out means. */
  readonly whenLeftOut: boolean;
}

export type PanelField = NumberPanelField | ChoicePanelField | CheckPanelField;

const isUs = ({ marketplace }: ProfitInput) => marketplace === 'US';
const countsTax = ({ tax }: ProfitInput) => tax !== 'none';

/** The fields of each panel, in the order of the page. */
export const FIELDS_OF_PANEL: Readonly<Record<PanelId, readonly PanelField[]>> = {
  package: [
    { kind: 'side', name: 'packageLength' },
    { kind: 'side', name: 'packageWidth' },
    { kind: 'side', name: 'packageHeight' },
    { kind: 'weight', name: 'packageWeight' },
    { kind: 'count', name: 'storageMonths' },
    { kind: 'check', name: 'isDangerous', whenLeftOut: false },
    {
      kind: 'check',
      name: 'centralEurope',
      whenLeftOut: true,
      appliesTo: ({ marketplace }) => marketplace === 'DE',
    },
  ],
  tax: [
    {
      kind: 'choice',
      name: 'tax',
      options: [
        [undefined, 'tax-auto'],
        ['registered', 'tax-registered'],
        ['exempt', 'tax-exempt'],
        ['none', 'tax-none'],
      ],
    },
    { kind: 'percent', name: 'taxRate', hint: 'taxRateHint', appliesTo: countsTax },
    {
      kind: 'choice',
      name: 'priceIncludesTax',
      options: [
        [undefined, 'price-auto'],
        [true, 'price-with'],
        [false, 'price-without'],
      ],
      appliesTo: countsTax,
    },
    {
      kind: 'choice',
      name: 'sellerCountry',
      options: [[undefined, 'seller-other'], ['UK'], ['FR'], ['IT'], ['ES']],
    },
  ],
  landed: [
    { kind: 'amount', name: 'freightRate' },
    {
      kind: 'choice',
      name: 'freightPer',
      options: [
        [undefined, 'freight-kg'],
        ['m3', 'freight-m3'],
      ],
    },
    { kind: 'percent', name: 'dutyRate' },
    {
      kind: 'choice',
      name: 'customsEntry',
      options: [
        [undefined, 'customs-none'],
        ['air', 'customs-air'],
        ['sea', 'customs-sea'],
      ],
      appliesTo: isUs,
    },
    { kind: 'count', name: 'shipmentUnits', hint: 'shipmentUnitsHint', appliesTo: isUs },
    { kind: 'amount', name: 'inspectionCost' },
    { kind: 'amount', name: 'prepCost' },
  ],
  returns: [
    { kind: 'percent', name: 'returnRate' },
    { kind: 'percent', name: 'resellableShare' },
    { kind: 'amount', name: 'returnCost', hint: 'returnCostHint' },
  ],
  discount: [
    { kind: 'percent', name: 'discountRate' },
    { kind: 'percent', name: 'discountShare', hint: 'discountShareHint' },
    { kind: 'amount', name: 'redemptionFee' },
    { kind: 'amount', name: 'promotionFee' },
    { kind: 'count', name: 'promotionUnits' },
  ],
  advertising: [
    { kind: 'percent', name: 'acos' },
    { kind: 'percent', name: 'conversionRate' },
  ],
};
