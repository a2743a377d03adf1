import { FEE_MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { feeContext } from './fee-context.ts';
import { fulfillmentQuote } from './fulfillment-fee.ts';
import { sortedSides } from './item.ts';
import { NO_OPTIONAL_FEES, optionalFeeInputs } from './optional-fee-inputs.data.ts';
import { optionalFees, type OptionalFeeInput } from './optional-fees.ts';
import { RATE_CARDS } from './rate-cards.ts';
import { FBA_RULE_SETS, type RuleSetId } from './rule-sets.data.ts';
import { volumeOf } from './volume.ts';

interface Question extends Partial<OptionalFeeInput> {
  readonly item: readonly [length: number, width: number, height: number, weight: number];
  readonly category?: 'standard' | 'apparel';
}

const US = 'amazon-us-2026-01-15';
const DE = 'amazon-de-2026-02-01';
const THIN = [9, 6, 0.5, 0.25] as const;
const BOX = [10, 8, 4, 0.9] as const;
const EXCESS = 1e-6;

/** The amount of the only fee that is chosen. */
function feeOf(ruleSet: RuleSetId, { item, category = 'standard', ...chosen }: Question): number | null {
  const [length, width, height, weight] = item;
  const parcel = { length, width, height, weight };
  const input = { ...NO_OPTIONAL_FEES, price: 30, ...chosen };
  const goods = { category, isDangerous: false, isApparel: false, price: input.price };
  const card = RATE_CARDS[ruleSet];
  const context = feeContext(goods, '2026-09-20', card);
  const quote = fulfillmentQuote(parcel, context);
  const fees = optionalFees(input, { quote, context, volume: volumeOf(sortedSides(parcel), card) });
  expect(fees).toHaveLength(1);
  return fees[0]?.amount ?? null;
}

describe('optionalFees', () => {
  it('charges nothing for the neutral choices', () => {
    const context = feeContext(
      { category: 'standard', isDangerous: false, isApparel: false, price: 20 },
      '2026-09-20',
      RATE_CARDS[US],
    );
    const quote = fulfillmentQuote({ length: 9, width: 6, height: 1, weight: 1 }, context);
    expect(optionalFees({ ...NO_OPTIONAL_FEES, price: 20 }, { quote, context, volume: 1 })).toEqual([]);
  });

  it.each([
    [THIN, 0.26, 0.17],
    [[10, 8, 1, 0.75], 0.29, 0.19],
    [[10, 8, 1, 0.75 + EXCESS], 0.34, 0.22],
    [[10, 8, 1, 1.5], 0.34, 0.22],
    [[10, 8, 1, 1.5 + EXCESS], 0.41, 0.26],
    [[10, 8, 1, 3], 0.41, 0.26],
    [[10, 8, 1, 3 + EXCESS], 0.55, 0.36],
    [[10, 8, 1, 20], 0.55, 0.36],
    [[50, 30, 4, 30], 4.08, null],
    [[30, 20, 10, 30], null, null],
  ] as const)(
    'inbound placement of %j in the US is %p with minimal and %p with partial splits',
    (item, minimal, partial) => {
      expect(feeOf(US, { item, inboundSplit: 'minimal' })).toBe(minimal);
      expect(feeOf(US, { item, inboundSplit: 'partial' })).toBe(partial);
    },
  );

  it.each([
    [THIN, [0.89, 0.63, 0.32]],
    [
      [10, 8, 1, 3],
      [0.97, 0.7, 0.36],
    ],
    [
      [10, 8, 1, 3 + EXCESS],
      [1.11, 0.87, 0.47],
    ],
    [
      [30, 20, 10, 30],
      [null, null, null],
    ],
  ] as const)(
    'a low inventory level of %j in the US costs %j by the days of supply',
    (item, [first, second, third]) => {
      const of = (daysOfSupply: number) => feeOf(US, { item, daysOfSupply });
      expect([of(0), of(13.99)]).toEqual([first, first]);
      expect([of(14), of(20.99)]).toEqual([second, second]);
      expect([of(21), of(27.99)]).toEqual([third, third]);
      expect(of(28)).toBe(0);
    },
  );

  it.each([
    [[20, 15, 2, 0.1], 'standard', [0.27, 0.18, 0.16]],
    [[20, 15, 2, 0.46], 'standard', [0.41, 0.25, 0.18]],
    [[20, 15, 4, 0.46], 'standard', [0.46, 0.27, 0.18]],
    [[20, 15, 6, 0.46], 'standard', [0.46, 0.27, 0.18]],
    [[30, 20, 10, 0.5], 'standard', [0.46, 0.27, 0.18]],
    [[45, 34, 26, 3], 'standard', [0.67, 0.35, 0.21]],
    [[34, 24, 8, 0.55], 'apparel', [0.46, 0.27, 0.18]],
    [[40, 30, 20, 3], 'apparel', [0.67, 0.35, 0.21]],
    [[50, 40, 30, 1.5], 'standard', [0, 0, 0]],
  ] as const)(
    'a low inventory level of %j (%s) in Germany costs %j by the days of supply',
    (item, category, bands) => {
      const fees = [13.99, 14, 20.99, 21, 27.99, 28].map((daysOfSupply) =>
        feeOf(DE, { item, category, daysOfSupply }),
      );
      expect(fees).toEqual([bands[0], bands[1], bands[1], bands[2], bands[2], 0]);
    },
  );

  it('charges no low inventory level for low-price FBA, in the UK or in the Netherlands', () => {
    const low = { item: [20, 15, 2, 0.08], daysOfSupply: 5 } as const;
    expect(feeOf(DE, { ...low, price: 15 })).toBe(0);
    expect(feeOf('amazon-uk-2026-02-01', low)).toBe(0);
    expect(feeOf('amazon-nl-2026-02-01', low)).toBe(0);
  });

  it.each([
    [21.99, 0, 0],
    [22, 0.44, 0.23],
    [27.99, 0.44, 0.23],
    [28, 0.76, 0.46],
    [35.99, 0.76, 0.46],
    [36, 1.16, 0.63],
    [43.99, 1.16, 0.63],
    [44, 1.58, 0.76],
    [52, 1.58, 0.76],
    [52.01, 1.88, 1.26],
  ])(
    'storage for %d weeks of stock costs %d or, oversize, %d more per cubic foot',
    (utilizationWeeks, standard, oversize) => {
      expect(feeOf(US, { item: BOX, utilizationWeeks })).toBeCloseTo((standard * 320) / 1728, 10);
      expect(feeOf(US, { item: [30, 20, 10, 30], utilizationWeeks })).toBeCloseTo(
        (oversize * 6000) / 1728,
        10,
      );
    },
  );

  it.each([
    [300, [27, 21, 14]],
    [300.01, [23, 19, 15]],
    [500, [23, 19, 15]],
    [500.01, [null, null, null]],
    [null, [null, null, null]],
  ] as const)('the closing fee of India at a price of %p is %j', (price, fees) => {
    const of = (closingGroup: OptionalFeeInput['closingGroup']) =>
      feeOf('amazon-in-2026-09-07', { item: [20, 15, 5, 0.4], price, closingGroup });
    expect([of('hash'), of('a'), of('b')]).toEqual(fees);
  });

  it('has no figures of a card without the table', () => {
    expect(feeOf('amazon-ca-2026-02-01', { item: BOX, inboundSplit: 'minimal' })).toBeNull();
    expect(feeOf('amazon-ca-2026-02-01', { item: BOX, daysOfSupply: 5 })).toBeNull();
    expect(feeOf('amazon-ca-2026-02-01', { item: BOX, utilizationWeeks: 30 })).toBeNull();
    expect(feeOf('amazon-ca-2026-02-01', { item: BOX, closingGroup: 'a' })).toBeNull();
  });
});

describe('optionalFeeInputs', () => {
  it.each(FEE_MARKETPLACE_CODES)('offers in %s what its card has figures for', (marketplace) => {
    const set = FBA_RULE_SETS.find(
      ({ id, marketplaces }) => id !== 'standard' && marketplaces[0] === marketplace,
    );
    const { inboundPlacement, lowInventory, storageUtilization, closing } =
      (set && RATE_CARDS[set.id].optional) ?? {};
    const known = [
      inboundPlacement && 'inboundSplit',
      lowInventory && Object.keys(lowInventory.schedules).length > 0 && 'daysOfSupply',
      storageUtilization && 'utilizationWeeks',
      closing && 'closingGroup',
    ];
    expect(optionalFeeInputs(marketplace)).toEqual(known.filter((name) => typeof name === 'string'));
  });
});
