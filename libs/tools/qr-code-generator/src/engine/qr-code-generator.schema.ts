import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { fits, LEVELS } from './qr-modules.ts';

/** Sides of the square in pixels. */
export const SIZES = [128, 256, 512, 1024] as const;
export type Size = (typeof SIZES)[number];

const MAX_URL_LENGTH = 3000;

const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** Content and look of the code. The address is trimmed. */
export const inputSchema = z
  .strictObject({
    url: z.string().check(
      z.trim(),
      z.maxLength(MAX_URL_LENGTH),
      rule('url-required', (url) => url !== ''),
      z.refine((url) => url === '' || isUrl(url), { params: { code: 'invalid-url' } }),
    ),
    size: z._default(z.literal(SIZES), 256),
    foreground: z._default(color, '#000000'),
    background: z._default(color, '#FFFFFF'),
    level: z._default(z.enum(LEVELS), 'M'),
  })
  .check(rule('url-too-long', ({ url, level }) => fits(url, level), ['url']));

/** Whether the platform can parse it; a lone surrogate would be encoded as another character. */
function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '' && !/\p{Surrogate}/u.test(text);
  } catch {
    return false;
  }
}

const whole = z.number().check(z.int());

export const outputSchema = z.strictObject({
  url: z.string(),
  size: whole,
  foreground: color,
  background: color,
  level: z.enum(LEVELS),
  /** The share of the code that may be damaged. */
  recovers: z.number(),
  svg: z.string(),
  /** Rows of modules, true is dark, without the quiet zone. */
  modules: z.array(z.array(z.boolean())),
  /** 1 to 40. */
  version: whole,
  /** Free modules on each side. */
  quietZone: whole,
  /** Pixels a side of one module at `size`. */
  modulePixels: whole,
  /** Of the two colors, 1 to 21 (WCAG 2.2). */
  contrast: z.number(),
  warnings: z.array(findingSchema),
});
