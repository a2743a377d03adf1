import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './competitor-analyzer.engine.ts';
import { packageIn } from './seller-package.ts';

const BOX = { length: 10, width: 8, height: 4, weight: 1, unitSystem: 'imperial' } as const;

describe('packageIn', () => {
  it('converts sides and weight, and back', () => {
    const metric = packageIn(BOX, 'metric');
    expect(metric).toEqual({
      length: 25.4,
      width: 20.32,
      height: 10.16,
      weight: 0.45359237,
      unitSystem: 'metric',
    });
    expect(packageIn(metric, 'imperial')).toEqual(BOX);
  });

  it('leaves what is missing missing, and 0 as 0', () => {
    expect(packageIn({ ...BOX, length: null, width: 0, weight: null }, 'metric')).toMatchObject({
      length: null,
      width: 0,
      weight: null,
    });
  });
});

describe("the bounds of the seller's package", () => {
  const run = (more: object) =>
    runEngine(engine, { asin: 'B0EXAMPLE1', ownPackage: { unitSystem: 'metric', ...more } }, { now: 0 });

  it.each([{ length: 0 }, { height: 2540 }, { weight: 10_000 }, { weight: null }])('hold %j', (more) => {
    expect(run(more).ok).toBe(true);
  });

  it.each([
    [{ length: -0.1 }, 'ownPackage.length'],
    [{ width: 2540.1 }, 'ownPackage.width'],
    [{ weight: 10_000.1 }, 'ownPackage.weight'],
    [{ unitSystem: 'troy' }, 'ownPackage.unitSystem'],
  ])('reject %j', (more, path) => {
    expect(run(more)).toMatchObject({ ok: false, problems: [{ path }] });
  });
});
