import * as fc from 'fast-check';
import { inverseNormal } from './inverse-normal.ts';
import { reorderPoint, safetyStock, type LeadTimeDemand } from './safety-stock.ts';

const demand = (change: Partial<LeadTimeDemand> = {}): LeadTimeDemand => ({
  rate: 20,
  deviation: 8,
  leadTimeDays: 30,
  leadTimeDeviation: 0,
  ...change,
});

describe('safety stock', () => {
  it('equals the textbook: 8 a day over 30 days at z 1.645 is 72.08, with 20 a day ordered at 672.08', () => {
    expect(safetyStock(demand(), 1.645)).toBeCloseTo(72.08, 2);
    expect(reorderPoint(demand(), 1.645)).toBeCloseTo(672.08, 2);
  });

  it('includes the deviation of the lead time times the rate: 3 days at 20 a day and 30 x 64 are the root of 5520', () => {
    expect(safetyStock(demand({ leadTimeDeviation: 3 }), 1)).toBeCloseTo(Math.sqrt(5520), 12);
  });

  it('is zero where nothing varies, and at a service level of one half', () => {
    expect(safetyStock(demand({ deviation: 0 }), 3)).toBe(0);
    expect(safetyStock(demand(), inverseNormal(0.5))).toBe(0);
  });

  it('and the reorder point do not fall when lead time or service level rise', () => {
    const positive = fc.double({ min: 0, max: 1000, noNaN: true });
    const any = fc.record({
      rate: positive,
      deviation: positive,
      leadTimeDays: positive,
      leadTimeDeviation: positive,
    });
    const level = fc.double({ min: 0.5, max: 0.9998, noNaN: true });
    fc.assert(
      fc.property(any, level, fc.double({ min: 0, max: 100, noNaN: true }), (known, service, more) => {
        const z = inverseNormal(service);
        const later = { ...known, leadTimeDays: known.leadTimeDays + more };
        expect(reorderPoint(later, z)).toBeGreaterThanOrEqual(reorderPoint(known, z));
        const surer = inverseNormal(service + (0.9999 - service) * (more / 100));
        expect(safetyStock(known, surer)).toBeGreaterThanOrEqual(safetyStock(known, z) - 1e-9);
      }),
    );
  });
});
