import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { fits, LEVELS } from './qr-modules.ts';

/** Sides of the square in pixels. */
export const SIZES = [128, 256, 512, 1024] as const;
export type Size = (typeof SIZES)[number];

const MAX_URL_LENGTH = 3000;

const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

/** What the code contains: a link, which opens a page, or plain text, which a phone shows. */
export const CONTENTS = ['link', 'text'] as const;

/** Content and look of the code. `url` is trimmed; it is the text where `content` is `text`. */
export const inputSchema = z
  .strictObject({
    url: z.string().check(z.trim(), z.maxLength(MAX_URL_LENGTH)),
    content: z._default(z.enum(CONTENTS), 'link'),
    size: z._default(z.literal(SIZES), 256),
    foreground: z._default(color, '#000000'),
    background: z._default(color, '#FFFFFF'),
    level: z._default(z.enum(LEVELS), 'M'),
  })
  .check(
    rule('url-required', ({ url, content }) => content !== 'link' || url !== '', ['url']),
    rule('text-required', ({ url, content }) => content !== 'text' || url !== '', ['url']),
    z.refine(({ url, content }) => url === '' || content === 'text' || URL.canParse(completeUrl(url)), {
      params: { code: 'invalid-url' },
      path: ['url'],
    }),
    // A lone surrogate would be encoded as another character.
    rule('invalid-text', ({ url }) => !/\p{Surrogate}/u.test(url), ['url']),
    rule('url-too-long', ({ url, content, level }) => fits(contentOf(url, content), level), ['url']),
  );

/** `example.com/a` and `www.example.com`: a domain with a name at its end, and perhaps a port and a path. */
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** The address with `https://` where only its domain was typed; a phone would show it as text. */
export function completeUrl(url: string): string {
  return DOMAIN.test(url) ? `https://${url}` : url;
}

/** What is encoded. */
export function contentOf(url: string, content: (typeof CONTENTS)[number]): string {
  return content === 'link' ? completeUrl(url) : url;
}

const whole = z.number().check(z.int());

export const outputSchema = z.strictObject({
  /** What the code contains: the completed address, or the text. */
  url: z.string(),
  content: z.enum(CONTENTS),
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
