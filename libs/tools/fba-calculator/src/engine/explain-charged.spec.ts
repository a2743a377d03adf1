import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './fba-calculator.engine.ts';
import { explainCharged } from './explain-charged.ts';

const NOW = Date.UTC(2026, 8, 20);
const PEAK = Date.UTC(2026, 10, 23);
const MUG = { ruleSet: 'amazon-us-2026-01-15', length: 10, width: 8, height: 4, weight: 0.9, price: 20 };

function feeOf(changed: object, now = NOW): number {
  const result = runEngine(engine, { ...MUG, ...changed }, { now });
  if (!result.ok || result.output.fees.fulfillmentFee === null) throw new Error('no fee');
  return Number(result.output.fees.fulfillmentFee.toFixed(2));
}
const codes = (amount: number, sizeTier?: string, now = NOW) =>
  explainCharged(MUG, { amount, sizeTier }, now).map(({ code }) => code);

describe('explainCharged', () => {
  it('has nothing to say where the amounts are equal', () => {
    expect(codes(feeOf({}))).toEqual([]);
  });

  it.each([
    ['charged-price-high', feeOf({ price: 80 })],
    ['charged-price-low', feeOf({ price: 5 })],
    ['charged-goods-apparel', feeOf({ isApparel: true })],
    ['charged-goods-dangerous', feeOf({ isDangerous: true })],
    ['charged-season-peak', feeOf({}, PEAK)],
    ['charged-rules', feeOf({ ruleSet: 'amazon-us-2024-04-15' })],
  ])('finds %s', (code, amount) => {
    expect(codes(amount)).toContain(code);
  });

  it('finds the fee without the fuel surcharge', () => {
    const result = runEngine(engine, MUG, { now: NOW });
    const fees = result.ok ? result.output.fees : undefined;
    expect(codes(fees?.fulfillmentBaseFee ?? 0)).toContain('charged-without-fuel');
  });

  it('finds the billable weights that pay the amount', () => {
    const [reason] = explainCharged(MUG, { amount: feeOf({ weight: 2.9 }) }, NOW).filter(
      ({ code }) => code === 'charged-weight',
    );
    expect(reason?.params).toMatchObject({
      above: 2.75,
      upTo: 3,
      unit: 'lb',
      tier: { code: 'tier-large-standard' },
    });
    expect(reason?.params?.['own']).toBeCloseTo(320 / 139, 10);
  });

  it.each(['Large bulky', 'UsLargeBulky'])('names the size tier %s of the report', (sizeTier) => {
    expect(explainCharged(MUG, { amount: 9.99, sizeTier }, NOW)[0]).toEqual({
      code: 'charged-reported-tier',
      params: { reported: sizeTier, n: '', tier: { code: 'tier-large-standard' } },
    });
  });

  it('has nothing to say where nothing leads to the amount', () => {
    expect(codes(0.01)).toEqual([]);
  });

  it.each([[{ length: -1 }], [{ ...MUG, length: 5000 }], ['text']])('has nothing to say of %j', (input) => {
    expect(explainCharged(input, { amount: 1 }, NOW)).toEqual([]);
  });
});
