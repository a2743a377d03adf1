import { runEngine, type EngineInput } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { contrastOf, MIN_CONTRAST, luminance } from './contrast.ts';
import { engine } from './qr-code-generator.engine.ts';
import { SIZES } from './qr-code-generator.schema.ts';
import { fits, LEVEL_FACTS, LEVELS } from './qr-modules.ts';
import { qrPixels } from './qr-pixels.ts';

const URL_OF_PRODUCT = 'https://www.example.com/products/water-bottle';
const answer = (input: unknown) => runEngine(engine, input, { now: 0 });
const make = (input: Partial<EngineInput<typeof engine>> = {}) => {
  const result = answer({ url: URL_OF_PRODUCT, ...input });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
};
const decoded = (input: Partial<EngineInput<typeof engine>> = {}) => {
  const { modules, size } = make(input);
  const { foreground = '#000000', background = '#FFFFFF' } = input;
  const pixels = qrPixels(modules, size, { foreground, background });
  return decodeQR(pixels, { effort: Infinity, timeLimit: Infinity });
};

/** Colors used in print; a pair without a warning is allowed. */
const PALETTE = ['#000000', '#0B6B60', '#1F5AA6', '#B3261E', '#8F5200', '#FFFFFF', '#FDF0D9', '#FFE600'];
const ALLOWED = PALETTE.flatMap((foreground) =>
  PALETTE.map((background) => ({ foreground, background })),
).filter(
  ({ foreground, background }) =>
    contrastOf(foreground, background) >= MIN_CONTRAST && luminance(foreground) < luminance(background),
);

describe('engine, made code', () => {
  const ALL_FORMS = LEVELS.flatMap((level) => SIZES.map((size) => ({ level, size })));

  it.each(ALL_FORMS)('is decoded again at level $level and size $size', ({ level, size }) => {
    expect(decoded({ level, size })).toBe(URL_OF_PRODUCT);
  });

  it.each(ALL_FORMS)('is decoded in every allowed pair of colors at level $level and size $size', (form) => {
    for (const colors of ALLOWED) {
      expect(make({ ...colors, ...form }).warnings).toEqual([]);
      expect(decoded({ ...colors, ...form })).toBe(URL_OF_PRODUCT);
    }
  });

  it('is decoded again for any address and allowed colors', () => {
    const channel = fc.integer({ min: 0, max: 0xffffff });
    const color = channel.map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(
        fc.webUrl({ size: 'large' }),
        color,
        color,
        fc.constantFrom(...LEVELS),
        (url, one, other, level) => {
          fc.pre(contrastOf(one, other) >= MIN_CONTRAST && fits(url, level));
          const [foreground, background] = luminance(one) < luminance(other) ? [one, other] : [other, one];
          const input = { url, level, foreground, background, size: 512 } as const;
          fc.pre(make(input).warnings.length === 0);
          return decoded(input) === url;
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each(['https://例え.jp/日本語?q=水筒', 'HTTPS://EXAMPLE.COM/A1', 'mailto:shop@example.com'])(
    'says %s to the letter',
    (url) => {
      expect(decoded({ url, size: 512 })).toBe(url);
    },
  );

  it('has no quiet zone in its modules and a quiet zone of four modules in the drawing', () => {
    const { modules, svg, version } = make();
    expect(modules).toHaveLength(17 + 4 * version);
    expect(modules[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
    expect(svg).toContain(`viewBox="0 0 ${modules.length + 8} ${modules.length + 8}"`);
    expect(svg).toContain('<path d="M4 4h7v1h-7z');
  });

  it('has exactly the dark modules in the SVG', () => {
    const { modules, svg } = make();
    const drawn = modules.map((row) => row.map(() => false));
    for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let at = 0; at < Number(length); at += 1)
        drawn[Number(y) - 4]?.splice(Number(x) - 4 + at, 1, true);
    }
    expect(drawn).toEqual(modules);
  });

  it.each(LEVELS)('fits as many bytes at level %s as the standard says, and not one more', (level) => {
    const most = 'https://a.co/'.padEnd(LEVEL_FACTS[level].bytes, 'x');
    expect(make({ url: most, level }).version).toBe(40);
    expect(answer({ url: `${most}x`, level })).toEqual({
      ok: false,
      problems: [{ path: 'url', code: 'url-too-long' }],
    });
  });
});

describe('engine, warnings', () => {
  it('warns below a contrast of 4.5', () => {
    expect(make({ foreground: '#767676' }).warnings).toEqual([]);
    expect(make({ foreground: '#777777' }).warnings).toMatchObject([{ code: 'contrast-too-low' }]);
  });

  it.each([
    ['#123456', '#FF00FF'],
    ['#202000', '#FF0000'],
    ['#202080', '#FF00FF'],
  ])('speak of %s on %s, whose gray values hardly differ', (foreground, background) => {
    expect(make({ foreground, background }).warnings).toMatchObject([{ code: 'contrast-too-low' }]);
  });

  it('reports the same color twice as no contrast at all', () => {
    const { contrast, warnings } = make({ foreground: '#ffffff' });
    expect(contrast).toBe(1);
    expect(warnings).toMatchObject([{ code: 'contrast-too-low', params: { contrast: 1 } }]);
  });

  it('warns of modules of one pixel, not of two', () => {
    const long = `https://example.com/${'x'.repeat(280)}`;
    expect(make({ url: long, size: 256, level: 'L' })).toMatchObject({ modulePixels: 3, warnings: [] });
    expect(make({ url: long, size: 128, level: 'L' })).toMatchObject({
      modulePixels: 1,
      warnings: [{ code: 'modules-too-small', params: { size: 128 } }],
    });
  });
});

describe('engine, address', () => {
  it.each([
    ['', 'url-required'],
    ['   ', 'url-required'],
    ['https://', 'invalid-url'],
    ['not a url', 'invalid-url'],
    ['bottle', 'invalid-url'],
    ['12.5', 'invalid-url'],
    ['3 x 4.in', 'invalid-url'],
    ['https://example.com/\ud800', 'invalid-text'],
  ])('%j is rejected as %s', (url, code) => {
    expect(answer({ url })).toEqual({ ok: false, problems: [{ path: 'url', code }] });
  });

  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
    ['example.co.uk:8080/a', 'https://example.co.uk:8080/a'],
    ['www.例子.中国', 'https://www.例子.中国'],
    ['http://example.com', 'http://example.com'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
  ])('%s becomes %s', (typed, url) => {
    expect(make({ url: typed }).url).toBe(url);
    expect(decoded({ url: typed, size: 512 })).toBe(url);
  });

  it('is plain text where the content is text', () => {
    expect(decoded({ url: 'www.example.com', content: 'text' })).toBe('www.example.com');
    expect(decoded({ url: ' 型号 B-200 ', content: 'text', size: 512 })).toBe('型号 B-200');
    expect(answer({ url: ' ', content: 'text' })).toEqual({
      ok: false,
      problems: [{ path: 'url', code: 'text-required' }],
    });
  });

  it('is trimmed', () => {
    expect(make({ url: '  https://example.com/a  ' }).url).toBe('https://example.com/a');
  });
});
