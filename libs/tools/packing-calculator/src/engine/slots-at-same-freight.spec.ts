import { slotsAtSameFreight } from './slots-at-same-freight.ts';

const SLOT = { boxId: 'a', x: 0, y: 0, z: 0, length: 1, width: 1, height: 1, rotated: false, layer: 1 };
const SLOTS = [SLOT, SLOT, { ...SLOT, boxId: 'b' }];
const WEIGHTS: Readonly<Record<string, number>> = { a: 0.5, b: 2 };

const count = (cost: { actualWeight: number; volumetricWeight: number; costPerCubicMeter?: number }) =>
  slotsAtSameFreight(
    SLOTS,
    {
      chargeableWeight: 0,
      shippingCost: 0,
      volumetricCost: 0,
      costPerKg: 2.5,
      costPerCubicMeter: null,
      ...cost,
    },
    (id) => WEIGHTS[id] ?? 0,
  );

describe('slotsAtSameFreight', () => {
  it.each([
    [5.49, 0],
    [5.5, 1],
    [6, 2],
    [7.99, 2],
    [8, 3],
  ])('with 5 kg in a carton charged as %d kg is %d', (volumetricWeight, slots) => {
    expect(count({ actualWeight: 5, volumetricWeight })).toBe(slots);
  });

  it('is none where the carton is charged by its weight', () => {
    expect(count({ actualWeight: 5, volumetricWeight: 5 })).toBe(0);
    expect(count({ actualWeight: 5, volumetricWeight: 3 })).toBe(0);
  });

  it('is all where freight is charged per cubic meter', () => {
    expect(count({ actualWeight: 5, volumetricWeight: 3, costPerCubicMeter: 400 })).toBe(3);
  });
});
