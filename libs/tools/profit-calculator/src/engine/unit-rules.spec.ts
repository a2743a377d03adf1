import { PROFIT_MARKETPLACES } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './profit-calculator.engine.ts';
import type { ProfitOutput } from './profit-output.schema.ts';

const ITEM = { sellingPrice: 30, costOfGoods: 10, shippingCost: 2, advertisingCost: 1, otherCosts: 0 };
const US = { ruleSet: 'amazon-us-2026-08-21' };
const UK = { ruleSet: 'amazon-uk-2026-02-01', marketplace: 'UK' };
const SMALL_PARCEL = { packageLength: 12, packageWidth: 8, packageHeight: 4, packageWeight: 1 };

function outputOf(input: object, now = Date.UTC(2026, 8, 20, 12)): ProfitOutput {
  const result = runEngine(engine, { ruleSet: 'standard', ...ITEM, ...input }, { now });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

const lineOf = (input: object, part: string) =>
  outputOf(input).breakdown.find((line) => line.part === part)?.amount ?? 0;
const codesOf = (input: object) => outputOf(input).recommendations.map(({ code }) => code);

describe('the FBA fee of a box of 30 x 20 x 10 cm and 0.5 kg', () => {
  const BOX = {
    unitSystem: 'metric',
    packageLength: 30,
    packageWidth: 20,
    packageHeight: 10,
    packageWeight: 0.5,
  };

  it.each([
    ['US', 30, 6.66 * 1.035],
    ['CA', 30, 9.37 * 1.035],
    ['UK', 30, 3.16 * 1.015],
    ['DE', 30, 3.37 * 1.015],
    ['FR', 30, 5.87 * 1.015],
    ['IT', 30, 5.11 * 1.015],
    ['ES', 30, 4.21 * 1.015],
    ['JP', 3000, 430],
    ['AU', 30, 9.68],
    ['MX', 600, 72.8 + 1.5],
    ['AE', 60, 9.5],
  ])('in %s at the peak is that of the FBA card in force, with storage', (marketplace, sellingPrice, fee) => {
    const input = { ruleSet: undefined, ...BOX, marketplace, sellingPrice };
    const { fba } = outputOf(input, Date.UTC(2026, 10, 22, 12));
    expect(fba?.fulfillmentFee).toBeCloseTo(fee, 10);
    expect(fba?.storageFee).toBeGreaterThan(0);
  });

  it('is checked in every marketplace with selling fees', () => {
    const here = ['US', 'CA', 'UK', 'DE', 'FR', 'IT', 'ES', 'JP', 'AU', 'MX', 'AE'];
    const withUnknownFees = ['IN', 'NL', 'BE', 'SE', 'PL'];
    expect([...PROFIT_MARKETPLACES].sort()).toEqual([...here, ...withUnknownFees].sort());
  });
});

describe('the tax on sales', () => {
  it.each([
    ['US', US, 0],
    ['the standard figures', { marketplace: 'UK' }, 0],
    ['CA', { ruleSet: 'amazon-ca-2026-11-21', marketplace: 'CA' }, 0],
    ['UK', UK, 5],
    ['DE', { ruleSet: 'amazon-de-2026-02-01', marketplace: 'DE' }, (30 * 0.19) / 1.19],
    ['FR', { ruleSet: 'amazon-fr-2026-02-01', marketplace: 'FR' }, 5],
    ['IT', { ruleSet: 'amazon-it-2026-02-01', marketplace: 'IT' }, (30 * 0.22) / 1.22],
    ['ES', { ruleSet: 'amazon-es-2026-02-01', marketplace: 'ES' }, (30 * 0.21) / 1.21],
    ['JP', { ruleSet: 'amazon-jp-2026-04-01', marketplace: 'JP', sellingPrice: 3300 }, 300],
    ['AU', { ruleSet: 'amazon-au-2026-10-09', marketplace: 'AU', sellingPrice: 33 }, 3],
    ['MX', { ruleSet: 'amazon-mx-2026-09-03', marketplace: 'MX', sellingPrice: 116 }, 16],
    ['IN', { ruleSet: 'amazon-in-2026-06-10', marketplace: 'IN', sellingPrice: 118 }, 18],
    ['AE', { ruleSet: 'amazon-ae-2026-10-10', marketplace: 'AE', sellingPrice: 105 }, 5],
    ['NL', { ruleSet: 'amazon-nl-2026-02-01', marketplace: 'NL', sellingPrice: 121 }, 21],
    ['BE', { ruleSet: 'amazon-be-2026-02-01', marketplace: 'BE', sellingPrice: 121 }, 21],
    ['SE', { ruleSet: 'amazon-se-2026-02-01', marketplace: 'SE', sellingPrice: 125 }, 25],
    ['PL', { ruleSet: 'amazon-pl-2026-02-01', marketplace: 'PL', sellingPrice: 123 }, 23],
  ])('of %s is taken off as usual there', (_title, input, tax) => {
    expect(lineOf(input, 'sales-tax')).toBeCloseTo(tax, 10);
  });

  it('is left out, or counted at a typed rate, on demand', () => {
    expect(lineOf({ ...UK, tax: 'none' }, 'sales-tax')).toBe(0);
    expect(lineOf({ ...UK, taxRate: 5 }, 'sales-tax')).toBeCloseTo((30 * 0.05) / 1.05, 10);
    expect(lineOf({ marketplace: 'UK', taxRate: 20 }, 'sales-tax')).toBeCloseTo(5, 10);
    expect(lineOf({ ...UK, taxRate: 0 }, 'sales-tax')).toBe(0);
  });

  it('is added to fees for a seller who is not registered', () => {
    const output = outputOf({ ...UK, tax: 'exempt' });
    // 4.50 referral, 2 % of it: 4.59, a fifth of that.
    expect(output.netProfit).toBeCloseTo(30 - 13 - 4.59 * 1.2, 10);
  });

  it('raises the shown price, which the referral fee is a share of, above a price without it', () => {
    // Shown at 24.00, home products above 20 pay 15 %; 20.00 would pay 8 %.
    const home = { ...UK, category: 'home', sellingPrice: 20 };
    expect(outputOf({ ...home, priceIncludesTax: false }).fees.referral).toBeCloseTo(3.6, 10);
    expect(outputOf(home).fees.referral).toBeCloseTo(1.6, 10);
  });

  it('lowers the shown price where the marketplace adds it and the price contains it', () => {
    const canada = {
      ruleSet: 'amazon-ca-2026-11-21',
      marketplace: 'CA',
      tax: 'registered',
      priceIncludesTax: true,
    };
    expect(outputOf({ ...canada, sellingPrice: 21 }).fees.referral).toBeCloseTo(3, 10);
    expect(lineOf({ ...canada, sellingPrice: 21 }, 'sales-tax')).toBeCloseTo(1, 10);
  });
});

describe('the FBA fee of the packed unit', () => {
  it.each([
    [9.99, 5.85],
    [10, 6.67],
    [50, 6.67],
    [50.01, 6.93],
  ])('follows the price bands at %d', (sellingPrice, base) => {
    const { fees } = outputOf({ ...US, ...SMALL_PARCEL, sellingPrice });
    expect(fees.fbaFulfillment).toBeCloseTo(base * 1.035, 10);
  });

  it.each([
    [20, 1.67],
    [20.01, 2.07],
  ])('follows the low-price limit of the United Kingdom at %d', (sellingPrice, base) => {
    const envelope = { packageLength: 20, packageWidth: 15, packageHeight: 2, packageWeight: 0.08 };
    expect(outputOf({ ...UK, ...envelope, sellingPrice }).fees.fbaFulfillment).toBeCloseTo(base * 1.015, 10);
  });

  it('is of the standard card with the standard figures, in the United States only', () => {
    expect(outputOf(SMALL_PARCEL).fba).toMatchObject({ ruleSet: 'standard', sizeTier: 'small-standard' });
    expect(outputOf({ ...SMALL_PARCEL, marketplace: 'UK' }).fba).toBeNull();
    expect(codesOf({ ...SMALL_PARCEL, marketplace: 'UK' })).toContain('fba-fee-unknown');
  });

  it('follows the season of the day and the months in storage', () => {
    const storage = (input: object) => outputOf({ ...US, ...SMALL_PARCEL, ...input }).fees.storage;
    expect(storage({})).toBeCloseTo((384 / 1728) * 0.78, 10);
    expect(storage({ date: '2026-10-01', storageMonths: 2 })).toBeCloseTo((384 / 1728) * 2.4 * 2, 10);
  });

  it('gives way to a typed fee', () => {
    const { fees, fba } = outputOf({ ...US, ...SMALL_PARCEL, fbaFulfillmentFee: 4, storageFee: 0.2 });
    expect([fees.fbaFulfillment, fees.storage]).toEqual([4, 0.2]);
    expect(fba?.fulfillmentFee).toBeCloseTo(6.67 * 1.035, 10);
  });

  it('needs all four measures', () => {
    const { packageWeight: _, ...sides } = SMALL_PARCEL;
    expect(codesOf({ ...US, ...sides })).toContain('size-incomplete');
    expect(outputOf({ ...US, ...sides }).fba).toBeNull();
  });

  it('is the same in centimeters and kilograms', () => {
    const metric = {
      packageLength: 30.48,
      packageWidth: 20.32,
      packageHeight: 10.16,
      packageWeight: 0.45359237,
      unitSystem: 'metric',
    };
    expect(outputOf({ ...US, ...metric }).fees).toEqual(outputOf({ ...US, ...SMALL_PARCEL }).fees);
  });

  it('has a higher least referral fee for a heavy unit in Europe', () => {
    const heavy = { packageLength: 60, packageWidth: 40, packageHeight: 40, packageWeight: 25 };
    expect(outputOf({ ...UK, ...heavy, sellingPrice: 60 }).fees.referral).toBe(20);
    expect(outputOf({ ...UK, ...heavy, packageWeight: 22, sellingPrice: 60 }).fees.referral).toBe(9);
  });

  it('is part of the break-even price across its bands', () => {
    const unit = { ...US, ...SMALL_PARCEL, costOfGoods: 2.26, shippingCost: 0, advertisingCost: 0 };
    const { listBreakEvenPrice } = outputOf(unit);
    // Under 10: 0.85 p = 2.26 + 6.05475 + 0.17333; 9.99 would do, and one cent less would not.
    expect(listBreakEvenPrice).toBe(9.99);
    expect(outputOf({ ...unit, sellingPrice: 9.99 }).netProfit).toBeGreaterThanOrEqual(0);
    expect(outputOf({ ...unit, sellingPrice: 9.98 }).netProfit).toBeLessThan(0);
    expect(outputOf({ ...unit, sellingPrice: 10 }).netProfit).toBeLessThan(0);
  });
});

describe('the landed cost', () => {
  it.each([
    ['by weight', { freightRate: 10 }, 4.5359237],
    ['by volume', { freightRate: 100, freightPer: 'm3' }, 0.6292632576],
  ])('counts freight %s', (_title, input, freight) => {
    expect(lineOf({ ...US, ...SMALL_PARCEL, ...input }, 'freight')).toBeCloseTo(freight, 6);
  });

  it('cannot count freight without a size, and says so', () => {
    expect(codesOf({ freightRate: 10 })).toContain('freight-needs-size');
    expect(lineOf({ freightRate: 10 }, 'freight')).toBe(0);
  });

  it('counts the duty on the goods in the United States, on goods and freight in Europe', () => {
    const freight = {
      packageLength: 10,
      packageWidth: 10,
      packageHeight: 10,
      packageWeight: 1,
      freightRate: 4,
    };
    const metric = { ...freight, unitSystem: 'metric', dutyRate: 10 };
    expect(lineOf({ ...US, ...metric }, 'duty')).toBe(1);
    expect(lineOf({ ...UK, ...metric }, 'duty')).toBeCloseTo(1.4, 10);
  });

  it.each([
    // 0.3464 % of 10 is 0.03464; 33.58 is reached at 969.4 units, 651.50 at 18,807.7.
    ['air', undefined, 0.03464],
    ['sea', undefined, 0.04714],
    ['air', 969, 33.58 / 969],
    ['air', 970, 0.03464],
    ['air', 18_807, 0.03464],
    ['air', 18_808, 651.5 / 18_808],
  ] as const)('counts customs fees by %s for a shipment of %p units', (customsEntry, shipmentUnits, fee) => {
    const entry = { customsEntry, ...(shipmentUnits !== undefined && { shipmentUnits }) };
    expect(lineOf({ ...US, ...entry }, 'customs-fees')).toBeCloseTo(fee, 10);
  });

  it('counts customs fees in the United States only', () => {
    expect(lineOf({ ...UK, customsEntry: 'sea' }, 'customs-fees')).toBe(0);
  });

  it('is part of the outlay', () => {
    const { roi, landedCost, netProfit } = outputOf({ dutyRate: 20, inspectionCost: 0.5, prepCost: 0.5 });
    expect(landedCost).toBe(13);
    expect(roi).toBeCloseTo((netProfit / 16) * 100, 10);
  });
});

describe('returns', () => {
  it.each([
    // A fifth of the referral fee is kept, 5.00 at the most: from 166.67 on.
    [100, 100 - 15 + 3],
    [166, 166 - 24.9 + 4.98],
    [167, 167 - 25.05 + 5],
    [400, 400 - 60 + 5],
  ])('of a unit at %d refund the price and return the referral fee', (sellingPrice, cost) => {
    expect(outputOf({ ...US, sellingPrice, returnRate: 1 }).costPerReturn).toBeCloseTo(cost, 9);
  });

  it('give the goods back that can be sold again', () => {
    const all = outputOf({ ...US, returnRate: 100, resellableShare: 100 });
    const none = outputOf({ ...US, returnRate: 100 });
    expect(all.netProfit - none.netProfit).toBeCloseTo(10, 10);
  });

  it('say where it is not known what the marketplace keeps', () => {
    expect(codesOf({ ...UK, returnRate: 5 })).toContain('refund-fee-unknown');
    expect(codesOf({ ...US, returnRate: 5 })).not.toContain('refund-fee-unknown');
  });
});

describe('the digital services fee', () => {
  const price = { ruleSet: undefined, sellingPrice: 24 };

  it.each([
    ['FR', '2026-03-19', 0.072, '2024-10-01'],
    ['FR', '2026-03-20', 0.108, '2026-03-20'],
    ['IT', '2026-03-19', 0.072, '2024-10-01'],
    ['IT', '2026-03-20', 0.108, '2026-03-20'],
    ['ES', '2026-03-19', 0.072, '2024-10-01'],
    ['UK', '2026-03-19', 0.072, '2024-10-01'],
    ['UK', '2026-03-20', 0.072, '2024-10-01'],
  ])('in %s on %s is %d, in force since %s', (marketplace, date, fee, since) => {
    const { fees, sources } = outputOf({ ...price, marketplace, date });
    expect(fees.digitalServices).toBeCloseTo(fee, 10);
    const source = sources.find(({ parts }) => parts.includes('digital-services'));
    expect(source?.effectiveFrom).toBe(since);
  });

  it.each([
    ['2026-03-19', 0.02],
    ['2026-03-20', 0.03],
  ])('of the FBA fee in France on %s is a share of %d', (date, share) => {
    const { fees } = outputOf({ ...price, ...SMALL_PARCEL, marketplace: 'FR', date });
    expect(fees.fbaFulfillment).toBeGreaterThan(0);
    expect(fees.digitalServices).toBeCloseTo(share * (fees.referral + fees.fbaFulfillment), 10);
  });
});

describe('coupons and deals', () => {
  it('charge the referral fee on the price that is paid', () => {
    expect(outputOf({ ...US, discountRate: 50 }).fees.referral).toBeCloseTo(2.25, 10);
    expect(outputOf({ ...US, discountRate: 50, discountShare: 50 }).fees.referral).toBeCloseTo(3.375, 10);
    expect(lineOf({ ...US, discountRate: 50, discountShare: 50 }, 'discount')).toBeCloseTo(7.5, 10);
  });

  it('may move a unit into a lower band', () => {
    const clothing = { ...US, category: 'clothing', sellingPrice: 20.01 };
    expect(outputOf(clothing).fees.referral).toBeCloseTo(3.4017, 10);
    expect(outputOf({ ...clothing, discountRate: 10 }).fees.referral).toBeCloseTo(1.8009, 10);
  });

  it('spread the fee of a deal over its units and charge coupons as they are redeemed', () => {
    const deal = { promotionFee: 100, promotionUnits: 400 };
    expect(lineOf(deal, 'promotion')).toBe(0.25);
    const coupon = { discountRate: 10, discountShare: 40, redemptionFee: 0.5 };
    expect(lineOf({ ...deal, ...coupon }, 'promotion')).toBeCloseTo(0.45, 10);
  });

  it('change nothing without a discount', () => {
    expect(lineOf({ discountShare: 40, redemptionFee: 0.5 }, 'promotion')).toBe(0);
  });
});

describe('advertising', () => {
  it('by ACOS is a share of the sales and replaces the amount per unit', () => {
    expect(lineOf({ acos: 25 }, 'advertising')).toBe(7.5);
    expect(codesOf({ acos: 25 })).toContain('acos-replaces-advertising');
    expect(codesOf({ acos: 25, advertisingCost: 0 })).not.toContain('acos-replaces-advertising');
  });

  it('at the break-even ACOS leaves nothing, at the target ACOS the wanted margin', () => {
    const { advertising } = outputOf({ ...UK, targetMargin: 10 });
    const { breakEvenAcos, targetAcos } = advertising;
    expect(outputOf({ ...UK, acos: breakEvenAcos ?? NaN }).netProfit).toBeCloseTo(0, 10);
    expect(outputOf({ ...UK, acos: targetAcos ?? NaN }).profitMargin).toBeCloseTo(10, 10);
  });

  it('has a highest bid for a conversion rate', () => {
    // 30 − 4.50 − 12 before advertising is 13.50; with a margin of 20 % 7.50.
    expect(outputOf({ conversionRate: 10, targetMargin: 20 }).advertising).toMatchObject({
      maxCpc: 1.35,
      targetCpc: 0.75,
    });
  });

  it('has no limit where nothing is left, without a price, or without what it depends on', () => {
    expect(outputOf({ costOfGoods: 40 }).advertising.breakEvenAcos).toBeNull();
    expect(outputOf({ sellingPrice: 0 }).advertising.breakEvenAcos).toBeNull();
    expect(outputOf({}).advertising).toMatchObject({ targetAcos: null, maxCpc: null, targetCpc: null });
  });
});

describe('the comparison', () => {
  const compared = outputOf({ ...US, comparison: true }, Date.UTC(2026, 10, 22, 12));

  it('has the margin at other prices and costs', () => {
    const { changes, margins } = compared.sensitivity ?? { changes: [], margins: [] };
    expect(changes).toEqual([-20, -10, 0, 10, 20]);
    expect(margins[2]?.[2]).toBe(compared.profitMargin);
    expect(margins[0]?.[4]).toBeCloseTo(
      outputOf({ ...US, sellingPrice: 36, costOfGoods: 8 }).profitMargin ?? 0,
      10,
    );
    for (const row of margins) expect(row).toEqual([...row].sort((a, b) => (a ?? 0) - (b ?? 0)));
  });

  it('has every marketplace by the rules in force there', () => {
    const rows = compared.marketplaces ?? [];
    expect(rows.map(({ marketplace, ruleSet }) => [marketplace, ruleSet])).toEqual([
      ['US', 'amazon-us-2026-08-21'],
      ['CA', 'amazon-ca-2026-11-21'],
      ['UK', 'amazon-uk-2026-02-01'],
      ['DE', 'amazon-de-2026-02-01'],
      ['FR', 'amazon-fr-2026-02-01'],
      ['IT', 'amazon-it-2026-02-01'],
      ['ES', 'amazon-es-2026-02-01'],
      ['JP', 'amazon-jp-2026-04-01'],
      ['AU', 'amazon-au-2026-10-09'],
      ['MX', 'amazon-mx-2026-09-03'],
      ['IN', 'amazon-in-2026-06-10'],
      ['AE', 'amazon-ae-2026-10-10'],
      ['NL', 'amazon-nl-2026-02-01'],
      ['BE', 'amazon-be-2026-02-01'],
      ['SE', 'amazon-se-2026-02-01'],
      ['PL', 'amazon-pl-2026-02-01'],
    ]);
    const german = rows.find(({ marketplace }) => marketplace === 'DE');
    // 30 × 0.8485, 10, 2 and 1 likewise, in whole cents.
    expect(german).toMatchObject({ currency: 'EUR', price: 25.46 });
    const there = { sellingPrice: 25.46, costOfGoods: 8.49, shippingCost: 1.7, advertisingCost: 0.85 };
    const alone = outputOf({ ruleSet: 'amazon-de-2026-02-01', marketplace: 'DE', ...there });
    expect(german?.netProfit).toBeCloseTo(alone.netProfit, 10);
    expect(german?.netProfitConverted).toBeCloseTo(alone.netProfit / 0.8485, 9);
  });

  it('has a price, but no profit where the marketplace has no table for the category', () => {
    const watches = outputOf({ ...US, category: 'watches', comparison: true }, Date.UTC(2026, 10, 22, 12));
    expect(watches.marketplaces?.find(({ marketplace }) => marketplace === 'AU')).toMatchObject({
      price: 45.81,
      netProfit: null,
      profitMargin: null,
    });
  });

  it('has no profit where the FBA fee of the measured unit is not known, unless it is typed', () => {
    const rowsOf = (input: object) =>
      outputOf({ ...SMALL_PARCEL, comparison: true, ...input }).marketplaces ?? [];
    const standing = (rows: NonNullable<ProfitOutput['marketplaces']>, code: string) => {
      const row = rows.find(({ marketplace }) => marketplace === code);
      return [row?.price, row?.fbaFee, row?.netProfit, row?.netProfitConverted, row?.profitMargin];
    };
    const unknown = [expect.any(Number), null, null, null, null];
    expect(standing(rowsOf({}), 'DE')).toEqual(unknown);
    expect(standing(rowsOf({}), 'US')).toEqual(Array(5).fill(expect.any(Number)));
    // Its own marketplace too.
    expect(standing(rowsOf({ marketplace: 'UK' }), 'UK')).toEqual(unknown);
    const typed = standing(rowsOf({ fbaFulfillmentFee: 5 }), 'DE');
    expect(typed[2]).toEqual(expect.any(Number));
    expect(standing(rowsOf({ packageWeight: undefined }), 'DE')[2]).toEqual(expect.any(Number));
  });

  it('compares the standard figures with each other', () => {
    const rows = outputOf({ comparison: true }).marketplaces ?? [];
    expect(rows.slice(0, 8).every(({ ruleSet }) => ruleSet === 'standard')).toBe(true);
  });

  it('is left out unless it is wanted', () => {
    expect(Object.keys(outputOf({}))).not.toContain('marketplaces');
  });
});
