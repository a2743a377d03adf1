import { runEngine, withRuleSet } from '@seller-toolbox/tool-contract';
import { engine } from './profit-calculator.engine.ts';
import type { ProfitOutput } from './profit-output.schema.ts';

const ITEM = { sellingPrice: 24, costOfGoods: 5, shippingCost: 1, advertisingCost: 0, otherCosts: 0 };
const BOX = { packageLength: 10, packageWidth: 8, packageHeight: 4, packageWeight: 0.9 };
const BOX_ABROAD = { ...BOX, unitSystem: 'imperial' };
const CODES = ['no-card-in-force', 'standard-without-tax', 'fba-card-not-mixed'];

/** As every interface computes an input that names no rules. */
function outputOf(input: object): ProfitOutput {
  const now = Date.UTC(2026, 10, 22, 12);
  const result = runEngine(engine, withRuleSet(engine, { ...ITEM, ...input }, { now }), { now });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

function saidOf(input: object): string[] {
  const codes = outputOf(input).recommendations.map(({ code }) => code);
  return codes.filter((code) => CODES.includes(code));
}

describe('a day without a published card of selling fees', () => {
  it.each([
    ['US', '2026-08-20', ['no-card-in-force']],
    ['US', '2026-08-21', []],
    ['UK', '2026-01-31', ['no-card-in-force', 'standard-without-tax']],
    ['UK', '2026-02-01', []],
    ['JP', '2026-03-31', ['no-card-in-force', 'standard-without-tax']],
    ['JP', '2026-04-01', []],
    // Prices in Canada are shown without tax, by every card.
    ['CA', '2026-11-20', ['no-card-in-force']],
    ['CA', '2026-11-21', []],
  ])('in %s is said: on %s %j', (marketplace, date, expected) => {
    const { ruleSet } = outputOf({ marketplace, date });
    expect([ruleSet === 'standard', saidOf({ marketplace, date })]).toEqual([expected.length > 0, expected]);
  });

  it.each([[{ tax: 'registered' }], [{ tax: 'none' }], [{ taxRate: 20 }]])(
    'leaves the tax to the seller who chose %j',
    (choice) => {
      expect(saidOf({ marketplace: 'UK', date: '2026-01-31', ...choice })).toEqual(['no-card-in-force']);
    },
  );

  it('is not said of standard figures that are chosen while a card is in force', () => {
    expect(saidOf({ ruleSet: 'standard', date: '2026-08-21', ...BOX })).toEqual([]);
  });
});

describe('the FBA fee on such a day', () => {
  it.each(['2026-05-01', '2026-08-20'])('in the US on %s is the standard one and says so', (date) => {
    const { fba, fees } = outputOf({ ...BOX, date });
    expect(fba?.ruleSet).toBe('standard');
    // 320 cubic inches are 2.302 lb.
    expect(fees.fbaFulfillment).toBeCloseTo(3.4 + 0.5 * (320 / 139 - 2), 10);
    expect(saidOf({ ...BOX, date })).toContain('fba-card-not-mixed');
  });

  it.each([
    // The first FBA card of the United States and that of Canada.
    ['US', '2024-04-14', false],
    ['US', '2024-04-15', true],
    ['CA', '2026-01-31', false],
    ['CA', '2026-02-01', true],
  ])('in %s on %s has a published card: %s', (marketplace, date, expected) => {
    expect(saidOf({ ...BOX_ABROAD, marketplace, date }).includes('fba-card-not-mixed')).toBe(expected);
  });

  it.each([[{ fbaFulfillmentFee: 6.31 }], [{ packageWeight: undefined }]])(
    'is not spoken of where none is computed: %j',
    (other) => {
      expect(saidOf({ ...BOX, date: '2026-05-01', ...other })).toEqual(['no-card-in-force']);
    },
  );
});

describe('marketplaces side by side', () => {
  const rowOf = (code: string, input: object) =>
    outputOf({ comparison: true, ...input }).marketplaces?.find(({ marketplace }) => marketplace === code);

  it('show no standard figures beside published ones', () => {
    const unknown = { ruleSet: null, price: null, netProfit: null };
    expect(rowOf('CA', { date: '2026-11-20' })).toMatchObject(unknown);
    expect(rowOf('CA', { date: '2026-11-21' })?.ruleSet).toBe('amazon-ca-2026-11-21');
    expect(rowOf('UK', { date: '2026-11-20' })?.ruleSet).toBe('amazon-uk-2026-02-01');
  });

  it('are all standard where the own one is', () => {
    expect(rowOf('UK', { date: '2026-05-01' })?.ruleSet).toBe('standard');
  });
});
