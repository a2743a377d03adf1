import { toCarton } from './carton.ts';
import { inputSchema } from './packing-calculator.schema.ts';
import { PACKING_RULES } from './packing-rules.data.ts';
import { shippingCost } from './shipping-cost.ts';

const { rules } = PACKING_RULES.standard;
const [carton] = inputSchema
  .parse({ cartons: [{ id: 'a', outerLength: 50, outerWidth: 40, outerHeight: 30 }] })
  .cartons.map(toCarton);
const cost = (weight: number, changed: object) => {
  if (!carton) throw new Error('no carton');
  return shippingCost(carton, weight, { ...rules, ...changed });
};

describe('shippingCost', () => {
  it('charges the larger of actual and volumetric kilograms', () => {
    expect(cost(4, {})).toMatchObject({ chargeableWeight: 10, shippingCost: 25, costPerCubicMeter: null });
    expect(cost(12, {})).toMatchObject({ chargeableWeight: 12, shippingCost: 30, costPerCubicMeter: null });
  });

  it('tells the part that is charged beyond the actual weight', () => {
    expect(cost(4, {}).volumetricCost).toBe(15);
    expect(cost(10, {}).volumetricCost).toBe(0);
    expect(cost(12, {}).volumetricCost).toBe(0);
    expect(cost(4, { freightBy: 'm3' }).volumetricCost).toBe(0);
  });

  it('charges the outer volume per cubic meter, whatever the carton weighs', () => {
    const byVolume = { freightBy: 'm3', cubicMeterRate: 150 };
    expect(cost(4, byVolume)).toMatchObject({ shippingCost: 9, costPerCubicMeter: 150 });
    expect(cost(12, byVolume)).toMatchObject({ shippingCost: 9, costPerCubicMeter: 150 });
  });

  it('takes the rate per kilogram times the kilograms of a cubic meter where no other rate is given', () => {
    expect(cost(4, { freightBy: 'm3' }).shippingCost).toBeCloseTo(25, 9);
  });
});
