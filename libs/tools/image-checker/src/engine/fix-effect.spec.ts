import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './image-checker.engine.ts';
import type { ImageInput } from './image-checker.schema.ts';
import { bottleAt, drawSample } from './sample-pictures.ts';

const NOW = { now: 0 };
const WHITE = [255, 255, 255] as const;

/** A reduced copy of a bottle that fills `fill` of the height, on a plain background. */
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

describe('fixEffect', () => {
  it('is empty where all rules are kept', () => {
    expect(fixOf({ pixels: bottle(0.9, WHITE) })).toEqual({ cures: [], leaves: [], breaks: [] });
  });

  it('cures a gray background and a product that is too small', () => {
    expect(fixOf({ pixels: bottle(0.6, [250, 250, 250]) })).toEqual({
      cures: ['background', 'fill'],
      leaves: [],
      breaks: [],
    });
  });

  it('cures format, extension and color space', () => {
    const file = { format: 'webp', extension: 'jpg', colorSpace: 'adobe-rgb' } as const;
    expect(fixOf({ pixels: bottle(0.9, WHITE), ...file })).toEqual({
      cures: ['format', 'extension', 'color-space'],
      leaves: [],
      breaks: [],
    });
  });

  it('leaves a truncated file and the byte size', () => {
    expect(fixOf({ pixels: bottle(0.9, WHITE), isComplete: false, byteSize: 10_000_001 })).toEqual({
      cures: [],
      leaves: ['byte-size', 'complete'],
      breaks: [],
    });
  });

  it.each([
    [3200, []],
    [1000, ['longest-side']],
  ])('lists rules broken by cropping a picture of %d pixels', (side, breaks) => {
    const original = { width: side, height: side };
    expect(fixOf({ pixels: bottle(0.5, WHITE), original }).breaks).toEqual(breaks);
  });

  it('cures fill only if targetFill meets the rule', () => {
    const pixels = bottle(0.6, WHITE);
    expect(fixOf({ pixels, targetFill: 0.85 }).cures).toEqual(['fill']);
    expect(fixOf({ pixels, targetFill: 0.7 }).leaves).toEqual(['fill']);
  });
});
