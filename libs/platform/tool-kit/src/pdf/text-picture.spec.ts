import { packAlpha, textPicture } from './text-picture.ts';

/** A row of pixels with these opacities. */
const pixels = (...alphas: readonly number[]) =>
  new Uint8ClampedArray(alphas.flatMap((alpha) => [0, 0, 0, alpha]));

describe('packAlpha', () => {
  it.each([
    [127, 0],
    [128, 0x80],
    [255, 0x80],
  ])('of a pixel of the opacity %d is %d', (alpha, byte) => {
    expect([...packAlpha(pixels(alpha), 1, 1)]).toEqual([byte]);
  });

  it('writes the first pixel of a row as the highest bit, and begins each row in a new byte', () => {
    const row = [255, 0, 255, 0, 0, 0, 0, 255, 255];
    expect([...packAlpha(pixels(...row, ...row.toReversed()), 9, 2)]).toEqual([0xa1, 0x80, 0xc2, 0x80]);
  });

  it('takes pixels that are not there for empty', () => {
    expect([...packAlpha(pixels(255), 2, 2)]).toEqual([0x80, 0]);
  });
});

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly font: string;
  readonly texts: readonly (readonly [string, number, number])[];
}

/** A canvas that notes what is drawn, and is all ink. */
function inkCanvas(drawings: Drawing[]) {
  return class {
    readonly #width: number;
    readonly #height: number;

    constructor(width: number, height: number) {
      this.#width = width;
      this.#height = height;
    }

    getContext() {
      const texts: [string, number, number][] = [];
      const context = {
        width: this.#width,
        height: this.#height,
        font: '',
        texts,
        measureText: (text: string) => ({ width: text.length * 10.5 }),
        fillText: (...given: [string, number, number]) => texts.push(given),
        getImageData: (_x: number, _y: number, columns: number, rows: number) => ({
          data: new Uint8ClampedArray(columns * rows * 4).fill(255),
        }),
      };
      drawings.push(context);
      return context;
    }
  };
}

describe('textPicture', () => {
  const names = ['OffscreenCanvas', 'document'] as const;
  afterEach(() => names.forEach((name) => Reflect.deleteProperty(globalThis, name)));

  it('draws at 600 dpi with a free column on both sides, and names its size in millimeters', () => {
    const drawings: Drawing[] = [];
    Object.assign(globalThis, { OffscreenCanvas: inkCanvas(drawings) });
    const picture = textPicture('测试', 2.54);
    expect(picture).toMatchObject({ columns: 23, rows: 81, ascent: 2.54 });
    expect(picture.width).toBeCloseTo((23 * 25.4) / 600, 12);
    expect(picture.height).toBeCloseTo((81 * 25.4) / 600, 12);
    expect(picture.bits).toHaveLength(3 * 81);
    expect(drawings.map(({ width, height }) => [width, height])).toEqual([
      [1, 1],
      [23, 81],
    ]);
    expect(drawings[1]?.font).toMatch(/^60px Arial, 'PingFang SC'/);
    expect(drawings[1]?.texts).toEqual([['测试', 1, 60]]);
  });

  it('draws on an element of the page where there is no other canvas', () => {
    const drawings: Drawing[] = [];
    const Canvas = inkCanvas(drawings);
    const createElement = () => ({
      width: 0,
      height: 0,
      getContext() {
        return new Canvas(this.width, this.height).getContext();
      },
    });
    Object.assign(globalThis, { document: { createElement } });
    expect(textPicture('测试', 2.54)).toMatchObject({ columns: 23, rows: 81 });
    expect(drawings.at(-1)).toMatchObject({ width: 23, height: 81 });
  });

  it('throws without a canvas', () => {
    Object.assign(globalThis, {
      OffscreenCanvas: class {
        getContext() {
          return null;
        }
      },
    });
    expect(() => textPicture('测试', 2)).toThrow('the browser has no canvas');
  });
});
