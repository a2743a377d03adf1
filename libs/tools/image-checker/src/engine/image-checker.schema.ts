import { findingSchema, rule, ruleSetField } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { fromBase64 } from './base64.ts';
import { COLOR_SPACES, IMAGE_FORMATS } from './image-rules.ts';
import { RULE_SET_IDS } from './image-rules.data.ts';
import { RULES, VERDICTS } from './judge-image.ts';
import { FRAME_SIDES } from './measure-picture.ts';

/** What JSON carries, so that one call stays small: a megapixel as base64. */
export const MAX_PIXELS_AS_TEXT = 1024 * 1024;
/** What a page holds in memory at once, with room for the marks beside it. */
export const MAX_PIXELS = 36_000_000;
const MAX_TEXT_LENGTH = Math.ceil((MAX_PIXELS_AS_TEXT * 4) / 3) * 4;
/** Sides and bytes beyond any file that exists. */
const MAX_SIDE = 1_000_000;
const MAX_BYTES = 1e12;

const side = z.number().check(z.int(), z.gte(1), z.lte(MAX_SIDE));

const bytes = z.custom<Uint8Array | Uint8ClampedArray>(
  (value) => value instanceof Uint8Array || value instanceof Uint8ClampedArray,
);

/** RGBA, four bytes a pixel: typed array within a page, base64 on the wire; null where only the file's header is known. */
const pixels = z
  .strictObject({
    width: side,
    height: side,
    data: z.nullable(z.union([z.string().check(z.maxLength(MAX_TEXT_LENGTH)), bytes])),
  })
  .check(
    rule('too-many-pixels', ({ data, width, height }) => data === null || width * height <= mostOf(data), [
      'data',
    ]),
    rule('pixels-not-base64', ({ data }) => typeof data !== 'string' || fromBase64(data) !== null, ['data']),
    rule('pixels-do-not-fill', ({ data, width, height }) => fills(data, width * height * 4), ['data']),
  );

function mostOf(data: string | object): number {
  return typeof data === 'string' ? MAX_PIXELS_AS_TEXT : MAX_PIXELS;
}

function fills(data: string | Uint8Array | Uint8ClampedArray | null, length: number): boolean {
  if (data === null) return true;
  if (typeof data !== 'string') return data.length === length;
  const padding = /=*$/.exec(data)?.[0].length ?? 0;
  return (data.length / 4) * 3 - padding === length;
}

/** A picture and what its file says. Without pixels it is the worked example, whose pixels are drawn by whoever looks at them. */
export const inputSchema = z.strictObject({
  pixels: z.optional(pixels),
  /** The file's own size where `pixels` are a smaller copy of it. */
  original: z._default(z.nullable(z.strictObject({ width: side, height: side })), null),
  /** Told by the first bytes of the file, not by its name; null where nobody looked. */
  format: z._default(z.nullable(z.enum(IMAGE_FORMATS)), null),
  /** Of the file's name, without the dot. */
  extension: z._default(z.nullable(z.string().check(z.toLowerCase(), z.maxLength(20))), null),
  byteSize: z._default(z.nullable(z.number().check(z.int(), z.gte(0), z.lte(MAX_BYTES))), null),
  colorSpace: z._default(z.nullable(z.enum(COLOR_SPACES)), null),
  isAnimated: z._default(z.boolean(), false),
  isComplete: z._default(z.boolean(), true),
  /** The share of the square that the product takes in the corrected picture. */
  targetFill: z._default(z.number().check(z.gte(0.5), z.lte(1)), 0.85),
  /** Also answer where the background lies. */
  wantsBackgroundRuns: z._default(z.boolean(), false),
  ruleSet: ruleSetField(RULE_SET_IDS),
});
export type ImageInput = z.output<typeof inputSchema>;

const whole = z.number().check(z.int());
const box = z.strictObject({ x: whole, y: whole, width: whole, height: whole });

export const outputSchema = z.strictObject({
  ruleSet: z.enum(RULE_SET_IDS),
  width: whole,
  height: whole,
  longestSide: whole,
  format: z.nullable(z.enum(IMAGE_FORMATS)),
  extension: z.nullable(z.string()),
  byteSize: z.nullable(z.number()),
  colorSpace: z.nullable(z.enum(COLOR_SPACES)),
  isAnimated: z.boolean(),
  isComplete: z.boolean(),
  /** The pixels that were looked at: fewer than the file has where they are a smaller copy, null where there were none. */
  examined: z.nullable(z.strictObject({ width: whole, height: whole })),
  hasPlainBackground: z.nullable(z.boolean()),
  edgeColor: z.nullable(z.string()),
  isPureWhite: z.nullable(z.boolean()),
  whiteShare: z.nullable(z.number()),
  nonWhitePixels: z.nullable(whole),
  edgeZone: z.nullable(whole),
  specks: z.nullable(whole),
  transparentShare: z.nullable(z.number()),
  frame: z.nullable(whole),
  boundingBox: z.nullable(box),
  fillBySide: z.nullable(z.number()),
  fillByArea: z.nullable(z.number()),
  touches: z.array(z.enum(FRAME_SIDES)),
  heatMap: z.nullable(
    z.strictObject({ columns: whole, rows: whole, cellSize: whole, cells: z.array(whole) }),
  ),
  backgroundRuns: z.nullable(z.array(whole)),
  results: z.array(
    z.strictObject({ rule: z.enum(RULES), verdict: z.enum(VERDICTS), finding: findingSchema }),
  ),
  /** The findings of `results`. */
  checks: z.array(findingSchema),
  /** Rules that are broken. */
  broken: whole,
  /** Rules that may be. */
  doubtful: whole,
  targetFill: z.number(),
  /** How the corrected picture is made; lengths in the pixels examined. */
  fix: z.nullable(
    z.strictObject({
      side: whole,
      from: box,
      to: box,
      scale: z.number(),
      /** Rules that are not kept now and would be then. */
      cures: z.array(z.enum(RULES)),
      /** Rules that it would not keep either, or of which only the finished file tells. */
      leaves: z.array(z.enum(RULES)),
      /** Rules that are kept now and would not be then. */
      breaks: z.array(z.enum(RULES)),
    }),
  ),
});
export type ImageReport = z.output<typeof outputSchema>;
