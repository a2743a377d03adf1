import { runEngine, type EngineInput } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { fromBase64, toBase64 } from './base64.ts';
import { engine } from './image-checker.engine.ts';
import { MAX_PIXELS, MAX_PIXELS_AS_TEXT } from './image-checker.schema.ts';
import type { ImageReport } from './image-report.schema.ts';
import { judgeReport } from './judge-report.ts';

type Pixel = readonly number[];
const WHITE = [255, 255, 255];
const RED = [200, 30, 20];

function picture(width: number, height: number, at: (x: number, y: number) => Pixel) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = at(index % width, Math.floor(index / width));
    data.set([red, green, blue, alpha], index * 4);
  }
  return { width, height, data };
}

/** A 100 × 100 picture with a centered red square of `side`; `background` gives the color around it. */
function block(side: number, background: (x: number, y: number) => Pixel = () => WHITE) {
  const from = Math.floor((100 - side) / 2);
  const isIn = (at: number) => at >= from && at < from + side;
  return picture(100, 100, (x, y) => (isIn(x) && isIn(y) ? RED : background(x, y)));
}

function check(pixels: EngineInput<typeof engine>['pixels'], more: object = {}): ImageReport {
  const result = runEngine(engine, { pixels, ...more }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

const problems = (input: object) => {
  const result = runEngine(engine, input, { now: 0 });
  return result.ok ? [] : result.problems;
};
const verdict = ({ results }: ImageReport, rule: string) =>
  results.find((result) => result.rule === rule)?.verdict;

describe('checkImage: fill of the frame', () => {
  it.each([
    [84, 'broken'],
    [85, 'kept'],
    [86, 'kept'],
  ])('a product of %d in 100 pixels: fill is %s', (side, expected) => {
    const report = check(block(side));
    expect(report.fillBySide).toBe(side / 100);
    expect(report.fillByArea).toBeCloseTo((side / 100) ** 2, 12);
    expect(verdict(report, 'fill')).toBe(expected);
  });

  it('fillBySide is the larger of both ratios in a non-square frame', () => {
    const report = check(picture(200, 100, (x, y) => (x >= 90 && x < 110 && y >= 5 && y < 95 ? RED : WHITE)));
    expect(report).toMatchObject({
      boundingBox: { x: 90, y: 5, width: 20, height: 90 },
      fillBySide: 0.9,
      fillByArea: 0.09,
    });
  });

  it('boundingBox is exact for any rectangle', () => {
    const place = fc.record({
      x: fc.integer({ min: 1, max: 30 }),
      y: fc.integer({ min: 1, max: 30 }),
      width: fc.integer({ min: 5, max: 28 }),
      height: fc.integer({ min: 5, max: 28 }),
    });
    fc.assert(
      fc.property(place, (box) => {
        const isIn = (x: number, y: number) =>
          x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
        expect(check(picture(60, 60, (x, y) => (isIn(x, y) ? RED : WHITE))).boundingBox).toEqual(box);
      }),
      { numRuns: 100 },
    );
  });

  it('boundingBox is null for an all-white and an all-red picture', () => {
    expect(check(picture(20, 20, () => WHITE))).toMatchObject({
      boundingBox: null,
      fillBySide: 0,
      isPureWhite: true,
    });
    expect(check(picture(20, 20, () => RED))).toMatchObject({
      boundingBox: null,
      isPureWhite: false,
      whiteShare: 0,
    });
  });

  it('a product that touches the edge is doubtful, not broken', () => {
    const report = check(picture(50, 50, (x, y) => (x < 30 && y >= 10 && y < 40 ? RED : WHITE)));
    expect(report.touches).toEqual(['left']);
    expect(verdict(report, 'inside')).toBe('doubtful');
  });

  it('a light area inside a ring is not background', () => {
    const ring = picture(100, 100, (x, y) => {
      const radius = Math.hypot(x - 49.5, y - 49.5);
      return radius < 45 && radius > 30 ? RED : radius <= 30 ? [250, 250, 250] : WHITE;
    });
    expect(check(ring)).toMatchObject({
      isPureWhite: true,
      boundingBox: { x: 5, y: 5, width: 90, height: 90 },
    });
  });
});

describe('checkImage: near-white product on white', () => {
  const OFF_WHITE = [247, 248, 248];
  const isIn = (at: number, from: number, to: number) => at >= from && at < to;

  it('is found by its edges, and is not background that should be white', () => {
    const report = check(
      picture(100, 100, (x, y) => (isIn(x, 5, 95) && isIn(y, 20, 80) ? OFF_WHITE : WHITE)),
    );
    expect(report).toMatchObject({
      hasNearWhiteParts: true,
      boundingBox: { x: 5, y: 20, width: 90, height: 60 },
      fillBySide: 0.9,
      isPureWhite: true,
    });
    expect(verdict(report, 'fill')).toBe('kept');
  });

  it('belongs to the product with its dark parts', () => {
    const report = check(
      picture(100, 100, (x, y) => {
        if (isIn(x, 40, 60) && isIn(y, 40, 60)) return RED;
        return isIn(x, 5, 95) && isIn(y, 20, 80) ? OFF_WHITE : WHITE;
      }),
    );
    expect(report.boundingBox).toEqual({ x: 5, y: 20, width: 90, height: 60 });
  });

  it('is measured where its outline is open', () => {
    const report = check(
      picture(100, 100, (x, y) => {
        const isOutline = isIn(x, 10, 90) && isIn(y, 10, 90) && !(isIn(x, 13, 87) && isIn(y, 13, 90));
        return isOutline ? OFF_WHITE : WHITE;
      }),
    );
    expect(report.boundingBox).toEqual({ x: 10, y: 10, width: 80, height: 80 });
  });

  it('is not a soft shadow', () => {
    const shadow = block(60, (_x, y) => {
      const level = y < 80 || y > 97 ? 255 : 246 + Math.abs(y - 89);
      return [level, level, level];
    });
    expect(check(shadow)).toMatchObject({
      hasNearWhiteParts: false,
      boundingBox: { x: 20, y: 20, width: 60, height: 60 },
    });
  });

  it('is not the soft edge that a lossy format leaves', () => {
    const halo = block(60, (x, y) => (isIn(x, 17, 83) && isIn(y, 17, 83) ? OFF_WHITE : WHITE));
    expect(check(halo, { format: 'jpeg' })).toMatchObject({
      hasNearWhiteParts: false,
      boundingBox: { x: 20, y: 20, width: 60, height: 60 },
    });
  });

  it('is not looked for on a background that is not white at the edge', () => {
    const patch = picture(100, 100, (x, y) => (isIn(x, 20, 80) && isIn(y, 20, 80) ? WHITE : [245, 245, 245]));
    expect(check(patch)).toMatchObject({ hasNearWhiteParts: false, boundingBox: null });
  });
});

describe('checkImage: secondary image', () => {
  const scene = picture(40, 40, (x) => [x * 6, 120, 90]);
  const file = { original: { width: 2000, height: 2000 }, format: 'jpeg', byteSize: 800_000 };

  it('needs no white background, fill or free edge', () => {
    const main = check(scene, file);
    const secondary = check(scene, { ...file, imageType: 'secondary' });
    expect(main.broken).toBeGreaterThan(0);
    expect(secondary).toMatchObject({ imageType: 'secondary', broken: 0, fix: null });
    expect(secondary.results.map(({ rule }) => rule)).toEqual([
      'format',
      'extension',
      'longest-side',
      'byte-size',
      'color-space',
      'complete',
      'transparency',
    ]);
  });

  it('has the limits of size and format of the main image', () => {
    const small = check(scene, { imageType: 'secondary', format: 'webp', byteSize: 10_000_001 });
    for (const rule of ['format', 'longest-side', 'byte-size']) expect(verdict(small, rule)).toBe('broken');
  });
});

describe('checkImage: pure white', () => {
  it.each([
    [255, true, 'kept'],
    [254, false, 'broken'],
  ])('a background of %d is pure: %s', (channel, isPureWhite, expected) => {
    const report = check(block(85, () => [channel, channel, channel]));
    expect(report.isPureWhite).toBe(isPureWhite);
    expect(report.whiteShare).toBe(isPureWhite ? 1 : 0);
    expect(verdict(report, 'background')).toBe(expected);
  });

  it('a single pixel of 254 is counted and marked in its heat map cell', () => {
    const report = check(block(85, (x, y) => (x === 1 && y === 98 ? [255, 254, 255] : WHITE)));
    expect(report).toMatchObject({ isPureWhite: false, nonWhitePixels: 1 });
    const { columns, cellSize, cells } = report.heatMap ?? { columns: 0, cellSize: 1, cells: [] };
    const marked = Math.floor(98 / cellSize) * columns + Math.floor(1 / cellSize);
    expect(cells.flatMap((cell, index) => (cell > 0 ? [index] : []))).toEqual([marked]);
  });

  it('a background with over 99.9 % white is doubtful', () => {
    const oneOff = picture(200, 200, (x, y) =>
      x === 0 && y === 0 ? [250, 250, 250] : Math.hypot(x - 100, y - 100) < 90 ? RED : WHITE,
    );
    const report = check(oneOff);
    expect(report.whiteShare).toBeGreaterThan(0.999);
    expect(verdict(report, 'background')).toBe('doubtful');
  });

  it('the edge zone is 2 pixels for lossless and more for lossy formats', () => {
    const soft = (reach: number) =>
      block(60, (x, y) =>
        Math.max(Math.abs(x - 49.5), Math.abs(y - 49.5)) < 30 + reach ? [240, 240, 240] : WHITE,
      );
    expect(check(soft(2)).isPureWhite).toBe(true);
    expect(check(soft(3)).isPureWhite).toBe(false);
    expect(check(soft(3), { format: 'jpeg' }).isPureWhite).toBe(true);
  });

  it('transparent pixels are not white', () => {
    const report = check(block(85, () => [255, 255, 255, 0]));
    expect(report).toMatchObject({ isPureWhite: false, whiteShare: 0, transparentShare: 0.2775 });
    expect(verdict(report, 'transparency')).toBe('doubtful');
    expect(report.boundingBox).toEqual({ x: 7, y: 7, width: 85, height: 85 });
  });

  it('a plain gray background is broken', () => {
    const report = check(block(85, () => [200, 205, 210]));
    expect(report).toMatchObject({
      hasPlainBackground: true,
      edgeColor: '#C8CDD2',
      fillBySide: 0.85,
      frame: 0,
    });
    expect(verdict(report, 'background')).toBe('broken');
  });
});

describe('checkImage: specks and frames', () => {
  it('a speck is not part of the product and is counted as non-white', () => {
    const report = check(block(60, (x, y) => (x === 3 && y === 3 ? [0, 0, 0] : WHITE)));
    expect(report).toMatchObject({ specks: 1, fillBySide: 0.6, nonWhitePixels: 1 });
    expect(verdict(report, 'specks')).toBe('doubtful');
  });

  it('a product of small pieces only is not specks', () => {
    const dots = picture(200, 200, (x, y) => ((x === 50 || x === 150) && y === 100 ? [0, 0, 0] : WHITE));
    expect(check(dots)).toMatchObject({ specks: 0, boundingBox: { x: 50, y: 100, width: 101, height: 1 } });
  });

  it.each([
    [0, 0],
    [1, 1],
    [10, 10],
    [11, 0],
  ])('a frame of %d pixels is found as %d', (thickness, found) => {
    const report = check(
      block(50, (x, y) => (Math.min(x, y, 99 - x, 99 - y) < thickness ? [10, 40, 160] : WHITE)),
    );
    expect(report.frame).toBe(found);
  });
});

describe('checkImage: file facts', () => {
  const good = { format: 'jpeg', extension: 'jpg', byteSize: 10_000_000, colorSpace: 'srgb' };
  const sized = (width: number) => ({ ...good, original: { width, height: 300 } });

  it.each([
    [999, 'broken', 'doubtful'],
    [1000, 'kept', 'kept'],
    [500, 'broken', 'doubtful'],
    [499, 'broken', 'broken'],
    [10_000, 'kept', 'kept'],
    [10_001, 'broken', 'broken'],
  ])(
    'a longest side of %d is %s by the standard and %s by the published rules',
    (side, standard, published) => {
      const report = check(block(90), sized(side));
      expect(verdict(report, 'longest-side')).toBe(standard);
      const again = judgeReport(report, { ...report, ruleSet: 'amazon-main-image-2026-11-21' });
      expect(verdict(again, 'longest-side')).toBe(published);
      expect(again).toEqual(check(block(90), { ...sized(side), ruleSet: 'amazon-main-image-2026-11-21' }));
    },
  );

  it.each([
    [{}, 'byte-size', 'kept'],
    [{ byteSize: 10_000_001 }, 'byte-size', 'broken'],
    [{ byteSize: null }, 'byte-size', 'unknown'],
    [{ format: 'webp' }, 'format', 'broken'],
    [{ format: 'gif', isAnimated: true }, 'format', 'broken'],
    [{ format: 'gif' }, 'format', 'kept'],
    [{ extension: 'png' }, 'extension', 'doubtful'],
    [{ extension: 'JPEG' }, 'extension', 'kept'],
    [{ colorSpace: 'cmyk' }, 'color-space', 'broken'],
    [{ colorSpace: 'display-p3' }, 'color-space', 'doubtful'],
    [{ colorSpace: 'untagged' }, 'color-space', 'kept'],
    [{ isComplete: false }, 'complete', 'doubtful'],
  ])('for %j, %s is %s', (change, rule, expected) => {
    expect(verdict(check(block(90), { ...good, ...change }), rule)).toBe(expected);
  });

  it('a file without pixels is judged by its header', () => {
    const report = check({ width: 60_000, height: 60_000, data: null }, good);
    expect(report).toMatchObject({ examined: null, isPureWhite: null, fix: null });
    expect(verdict(report, 'longest-side')).toBe('broken');
    expect(verdict(report, 'background')).toBe('unknown');
  });
});

describe('pixels input', () => {
  it('gives the same report as base64 and as typed array', () => {
    const { width, height, data } = block(70);
    const text = { width, height, data: toBase64(new Uint8Array(data)) };
    expect(check(text)).toEqual(check({ width, height, data }));
  });

  it.each([
    ['a text that is no base64', '****', 'pixels-not-base64'],
    [
      'a million signs of padding, for which backtracking took hours',
      `${'='.repeat(1_000_003)}A`,
      'pixels-not-base64',
    ],
    ['too few bytes', 'AAAA', 'pixels-do-not-fill'],
    ['too few of a typed array', new Uint8Array(3), 'pixels-do-not-fill'],
  ])('rejects %s', (_title, data, code) => {
    expect(problems({ pixels: { width: 1, height: 1, data } })).toEqual([{ path: 'pixels.data', code }]);
  });

  it('limits base64 to a megapixel and allows more as typed array', () => {
    const side = Math.sqrt(MAX_PIXELS_AS_TEXT);
    const padded = `${'A'.repeat(Math.floor((side * side * 4) / 3) * 4)}AA==`;
    expect(problems({ pixels: { width: side, height: side, data: padded } })).toEqual([]);
    expect(problems({ pixels: { width: side + 1, height: side, data: padded } })[0]?.code).toBe(
      'too-many-pixels',
    );
    expect(problems({ pixels: { width: MAX_PIXELS + 1, height: 1, data: new Uint8Array(0) } })[0]?.code).toBe(
      'too-large',
    );
  });

  it('round-trips any bytes through base64', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const text = toBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(fromBase64(text)).toEqual(bytes);
      }),
    );
  });
});
