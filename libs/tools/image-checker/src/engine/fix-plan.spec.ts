import * as fc from 'fast-check';
import { runEngine } from '@seller-toolbox/tool-contract';
import { fixPlan } from './fix-plan.ts';
import { engine } from './image-checker.engine.ts';
import { IMAGE_RULES } from './image-rules.data.ts';
import { bottleAt, drawSample } from './sample-pictures.ts';
import { whitenedRows } from './whitened-rows.ts';

const rules = IMAGE_RULES.standard;
const size = fc.integer({ min: 1, max: 6000 });
const fill = fc.constantFrom(0.85, 0.9, 0.95, 1);

describe('fixPlan', () => {
  it('centers the product in a square with at least the target fill', () => {
    fc.assert(
      fc.property(size, size, fill, (width, height, targetFill) => {
        const plan = fixPlan({ x: 3, y: 4, width, height }, targetFill, rules);
        if (!plan) throw new Error('no plan');
        const { side, to } = plan;
        expect(Math.max(to.width, to.height) / side).toBeGreaterThanOrEqual(targetFill - 1e-9);
        expect(to.x >= 0 && to.y >= 0 && to.x + to.width <= side && to.y + to.height <= side).toBe(true);
        expect(Math.abs(side - to.width - 2 * to.x)).toBeLessThanOrEqual(1);
        expect(side).toBeLessThanOrEqual(rules.longestSide.most);
      }),
    );
  });

  it('never enlarges and reduces only above the longest side', () => {
    expect(fixPlan({ x: 0, y: 0, width: 10, height: 10 }, 0.85, rules)?.scale).toBe(1);
    expect(fixPlan({ x: 0, y: 0, width: 8500, height: 10 }, 0.85, rules)).toMatchObject({ scale: 1 });
    const smaller = fixPlan({ x: 0, y: 0, width: 17_000, height: 10 }, 0.85, rules);
    expect(smaller).toMatchObject({ scale: 0.5, to: { width: 8500, height: 5 } });
  });

  it('is null without a product', () => {
    expect(fixPlan(null, 0.85, rules)).toBeNull();
  });
});

describe('whitenedRows', () => {
  it('covers the background within the box and no product pixel', () => {
    const width = 40;
    const pixels = drawSample({
      width,
      height: 40,
      colorAt: (x, y) => bottleAt(x, y, 0.8) ?? [250, 250, 250],
    });
    const result = runEngine(engine, { pixels, wantsBackgroundRuns: true }, { now: 0 });
    if (!result.ok || !result.output.fix) throw new Error('no plan');
    const { backgroundRuns, fix } = result.output;
    const white = new Set<number>();
    for (const row of whitenedRows(backgroundRuns ?? [], width, fix)) {
      for (let x = row.x; x < row.x + row.width; x += 1) white.add(row.y * width + x);
    }
    const { from } = fix;
    for (let y = 0; y < 40; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const isInBox = x >= from.x && x < from.x + from.width && y >= from.y && y < from.y + from.height;
        const isBackground = bottleAt((x + 0.5) / width, (y + 0.5) / 40, 0.8) === null;
        expect(white.has(y * width + x)).toBe(isInBox && isBackground);
      }
    }
  });
});
