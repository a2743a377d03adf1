import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { COLOR_SPACES, IMAGE_FORMATS, IMAGE_TYPES } from './image-rules.ts';
import { RULE_SET_IDS } from './image-rules.data.ts';
import { RULES, VERDICTS } from './judge-image.ts';
import { FRAME_SIDES } from './measure-picture.ts';

const integer = z.number().check(z.int());
const box = z.strictObject({ x: integer, y: integer, width: integer, height: integer });

export const outputSchema = z.strictObject({
  ruleSet: z.enum(RULE_SET_IDS),
  imageType: z.enum(IMAGE_TYPES),
  /** Of the product, as given. */
  asin: z.string(),
  /** The name that the marketplace's upload of images requires; null without an ASIN. */
  fileName: z.nullable(z.string()),
  width: integer,
  height: integer,
  longestSide: integer,
  format: z.nullable(z.enum(IMAGE_FORMATS)),
  extension: z.nullable(z.string()),
  byteSize: z.nullable(z.number()),
  colorSpace: z.nullable(z.enum(COLOR_SPACES)),
  isAnimated: z.boolean(),
  isComplete: z.boolean(),
  /** Size of the measured pixels: smaller than the file for a reduced copy, null without pixels. */
  examined: z.nullable(z.strictObject({ width: integer, height: integer })),
  hasPlainBackground: z.nullable(z.boolean()),
  edgeColor: z.nullable(z.string()),
  isPureWhite: z.nullable(z.boolean()),
  whiteShare: z.nullable(z.number()),
  nonWhitePixels: z.nullable(integer),
  edgeZone: z.nullable(integer),
  hasNearWhiteParts: z.nullable(z.boolean()),
  specks: z.nullable(integer),
  transparentShare: z.nullable(z.number()),
  frame: z.nullable(integer),
  boundingBox: z.nullable(box),
  fillBySide: z.nullable(z.number()),
  fillByArea: z.nullable(z.number()),
  touches: z.array(z.enum(FRAME_SIDES)),
  heatMap: z.nullable(
    z.strictObject({ columns: integer, rows: integer, cellSize: integer, cells: z.array(integer) }),
  ),
  backgroundRuns: z.nullable(z.array(integer)),
  /** The rules of this type of image. */
  results: z.array(
    z.strictObject({ rule: z.enum(RULES), verdict: z.enum(VERDICTS), finding: findingSchema }),
  ),
  /** The findings of `results`. */
  checks: z.array(findingSchema),
  /** Rules that are broken. */
  broken: integer,
  /** Rules that may be broken. */
  doubtful: integer,
  targetFill: z.number(),
  /** Plan of the corrected main image; lengths in examined pixels. */
  fix: z.nullable(
    z.strictObject({
      side: integer,
      from: box,
      to: box,
      scale: z.number(),
      /** Rules that the correction fixes. */
      cures: z.array(z.enum(RULES)),
      /** Rules that stay broken, or depend on the finished file. */
      leaves: z.array(z.enum(RULES)),
      /** Rules that the correction breaks. */
      breaks: z.array(z.enum(RULES)),
    }),
  ),
});
export type ImageReport = z.output<typeof outputSchema>;
