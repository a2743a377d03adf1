import { isCrossed } from './is-crossed.ts';
import { PLOT_HEIGHT } from './plot.ts';

/** The middle tenth of a plot that is 100 pixels wide. */
const BOX = { left: 45, right: 55, top: PLOT_HEIGHT * 0.45, bottom: PLOT_HEIGHT * 0.55 };

describe('isCrossed', () => {
  it.each([
    ['across', [0, 50, 100, 50], true],
    ['from corner to corner', [0, 0, 100, 100], true],
    ['above', [0, 45, 100, 45], false],
    ['just below its upper edge', [0, 45.1, 100, 45.1], true],
    ['below', [0, 55, 100, 55], false],
    ['ending before it', [0, 50, 44, 50], false],
    ['beginning after it', [56, 50, 100, 50], false],
    ['past a corner', [0, 0, 50, 40], false],
    ['straight down through it', [50, 0, 50, 100], true],
    ['straight down to it', [50, 0, 50, 45], false],
    ['straight down beside it', [56, 0, 56, 100], false],
  ] as const)('of a line %s: %j is %j', (_, [x, y, toX, toY], isThrough) => {
    expect(
      isCrossed(
        BOX,
        [
          { x, y },
          { x: toX, y: toY },
        ],
        100,
      ),
    ).toBe(isThrough);
  });

  it('looks at every part of a line, at the width of the plot', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 100 },
    ];
    expect(isCrossed(BOX, line, 100)).toBe(true);
    expect(isCrossed(BOX, line, 200)).toBe(false);
    expect(isCrossed(BOX, line.slice(0, 1), 100)).toBe(false);
  });
});
