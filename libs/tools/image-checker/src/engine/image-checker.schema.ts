import { rule, ruleSetField } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { base64ByteLength, fromBase64 } from './base64.ts';
import { COLOR_SPACES, IMAGE_FORMATS, IMAGE_TYPES } from './image-rules.ts';
import { RULE_SET_IDS } from './image-rules.data.ts';

/** Limit for pixels as base64 in JSON. */
export const MAX_PIXELS_AS_TEXT = 1024 * 1024;
/** Limit for pixels as a typed array: fits in the memory of a page together with the pixel maps. */
export const MAX_PIXELS = 36_000_000;
const MAX_TEXT_LENGTH = Math.ceil((MAX_PIXELS_AS_TEXT * 4) / 3) * 4;
/** Beyond any existing file. */
const MAX_SIDE = 1_000_000;
const MAX_BYTES = 1e12;
/** As in the visitor's list of products, where it may be mistyped. */
const MAX_ASIN_LENGTH = 200;

const side = z.number().check(z.int(), z.gte(1), z.lte(MAX_SIDE));

const bytes = z.custom<Uint8Array | Uint8ClampedArray>(
  (value) => value instanceof Uint8Array || value instanceof Uint8ClampedArray,
);

/** RGBA, four bytes per pixel: typed array within a page, base64 in JSON; null if only the header of the file is known. */
const pixels = z
  .strictObject({
    width: side,
    height: side,
    data: z.nullable(z.union([z.string().check(z.maxLength(MAX_TEXT_LENGTH)), bytes])),
  })
  .check(
    rule(
      'too-many-pixels',
      ({ data, width, height }) => data === null || width * height <= maxPixelsOf(data),
      ['data'],
    ),
    rule('pixels-not-base64', ({ data }) => typeof data !== 'string' || fromBase64(data) !== null, ['data']),
    rule('pixels-do-not-fill', ({ data, width, height }) => hasLength(data, width * height * 4), ['data']),
  );

function maxPixelsOf(data: string | object): number {
  return typeof data === 'string' ? MAX_PIXELS_AS_TEXT : MAX_PIXELS;
}

function hasLength(data: string | Uint8Array | Uint8ClampedArray | null, length: number): boolean {
  if (data === null) return true;
  return (typeof data === 'string' ? base64ByteLength(data) : data.length) === length;
}

/** A picture and its file facts. Without `pixels`, the engine draws those of the worked example. */
export const inputSchema = z.strictObject({
  pixels: z.optional(pixels),
  /** Size of the file where `pixels` are a reduced copy. */
  original: z._default(z.nullable(z.strictObject({ width: side, height: side })), null),
  /** From the first bytes of the file, not from its name; null if unknown. */
  format: z._default(z.nullable(z.enum(IMAGE_FORMATS)), null),
  /** File extension without the dot. */
  extension: z._default(z.nullable(z.string().check(z.toLowerCase(), z.maxLength(20))), null),
  byteSize: z._default(z.nullable(z.number().check(z.int(), z.gte(0), z.lte(MAX_BYTES))), null),
  colorSpace: z._default(z.nullable(z.enum(COLOR_SPACES)), null),
  isAnimated: z._default(z.boolean(), false),
  isComplete: z._default(z.boolean(), true),
  /** Only the main image needs a white background that the product fills. */
  imageType: z._default(z.enum(IMAGE_TYPES), 'main'),
  /** Of the product, for the name of the file; blank or no ASIN: it has none. */
  asin: z._default(z.string().check(z.maxLength(MAX_ASIN_LENGTH)), ''),
  /** The share of the square that the product takes in the corrected picture. */
  targetFill: z._default(z.number().check(z.gte(0.5), z.lte(1)), 0.85),
  /** Whether to return `backgroundRuns`. */
  wantsBackgroundRuns: z._default(z.boolean(), false),
  ruleSet: ruleSetField(RULE_SET_IDS),
});
export type ImageInput = z.output<typeof inputSchema>;
