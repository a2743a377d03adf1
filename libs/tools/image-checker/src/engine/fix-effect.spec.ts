import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './image-checker.engine.ts';
import type { ImageInput } from './image-checker.schema.ts';
import { bottleAt, drawSample } from './sample-pictures.ts';

const NOW = { now: 0 };
const WHITE = [255, 255, 255] as const;

/** A reduced copy of a bottle that takes so much of its height, on a background of one color. */
function bottle(fill: number, background: readonly [number, number, number]) {
  return drawSample({ width: 64, height: 64, colorAt: (x, y) => bottleAt(x, y, fill) ?? background });
}

function fixOf(input: Partial<ImageInput>) {
  const result = runEngine(
    engine,
    {
      original: { width: 3200, height: 3200 },
      format: 'jpeg',
      extension: 'jpg',
      byteSize: 900_000,
      colorSpace: 'srgb',
      ...input,
    },
    NOW,
  );
  if (!result.ok || !result.output.fix) throw new Error('no plan');
  const { cures, leaves, breaks } = result.output.fix;
  return { cures, leaves, breaks };
}

describe('what the corrected picture does to the rules', () => {
  it('is nothing where all are kept', () => {
    expect(fixOf({ pixels: bottle(0.9, WHITE) })).toEqual({ cures: [], leaves: [], breaks: [] });
  });

  it('cures a gray background and a product that is too small', () => {
    expect(fixOf({ pixels: bottle(0.6, [250, 250, 250]) })).toEqual({
      cures: ['background', 'fill'],
      leaves: [],
      breaks: [],
    });
  });

  it('cures what the new file no longer has: its format, its name, its colors', () => {
    const file = { format: 'webp', extension: 'jpg', colorSpace: 'adobe-rgb' } as const;
    expect(fixOf({ pixels: bottle(0.9, WHITE), ...file })).toEqual({
      cures: ['format', 'extension', 'color-space'],
      leaves: [],
      breaks: [],
    });
  });

  it('leaves what it cannot bring back, and what only the new file tells', () => {
    expect(fixOf({ pixels: bottle(0.9, WHITE), isComplete: false, byteSize: 10_000_001 })).toEqual({
      cures: [],
      leaves: ['byte-size', 'complete'],
      breaks: [],
    });
  });

  it.each([
    [3200, []],
    [1000, ['longest-side']],
  ])('of a picture of %d pixels that is cropped to its product says what breaks', (side, breaks) => {
    const original = { width: side, height: side };
    expect(fixOf({ pixels: bottle(0.5, WHITE), original }).breaks).toEqual(breaks);
  });

  it('does not promise a fill that is not asked of it', () => {
    const pixels = bottle(0.6, WHITE);
    expect(fixOf({ pixels, targetFill: 0.85 }).cures).toEqual(['fill']);
    expect(fixOf({ pixels, targetFill: 0.7 }).leaves).toEqual(['fill']);
  });
});
