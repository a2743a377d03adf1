import { finding, type Finding, type FindingParams } from '@seller-toolbox/tool-contract';
import type { ColorSpace, ImageFormat, ImageRules, ImageType } from './image-rules.ts';
import { NEARLY_PURE_SHARE } from './measure-limits.data.ts';
import type { Measures } from './measure-picture.ts';

export interface FileFacts {
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat | null;
  /** File extension in lower case, without the dot. */
  readonly extension: string | null;
  readonly byteSize: number | null;
  readonly colorSpace: ColorSpace | null;
  readonly isAnimated: boolean;
  /** The file has the end marker of its format. */
  readonly isComplete: boolean;
}

export const RULES = [
  'format',
  'extension',
  'longest-side',
  'byte-size',
  'color-space',
  'complete',
  'background',
  'specks',
  'transparency',
  'frame',
  'fill',
  'inside',
] as const;
export type RuleId = (typeof RULES)[number];

/** Rules of the main image only: others may show the product in use, in front of anything. */
const MAIN_IMAGE_RULES: ReadonlySet<RuleId> = new Set(['background', 'specks', 'frame', 'fill', 'inside']);

/** `unknown` where the input lacks the facts: no byte size, no pixels. */
export const VERDICTS = ['kept', 'doubtful', 'broken', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface RuleResult {
  readonly rule: RuleId;
  readonly verdict: Verdict;
  readonly finding: Finding;
}

const SEVERITY = { kept: 'info', unknown: 'info', doubtful: 'warning', broken: 'error' } as const;

type Judgment = readonly [verdict: Verdict, code: string, params?: FindingParams];

/**
 * Every rule of the type of image with its verdict, in the order of `RULES`. Pixel rules are `unknown` without measures.
 */
export function judgeImage(
  file: FileFacts,
  measures: Measures | null,
  rules: ImageRules,
  imageType: ImageType = 'main',
): RuleResult[] {
  const judgments: Readonly<Record<RuleId, Judgment>> = {
    format: judgeFormat(file, rules),
    extension: judgeExtension(file),
    'longest-side': judgeLongestSide(Math.max(file.width, file.height), rules),
    'byte-size': judgeByteSize(file, rules),
    'color-space': judgeColorSpace(file, rules),
    complete: file.isComplete ? ['kept', 'file-complete'] : ['doubtful', 'file-cut-off'],
    background: measures ? judgeBackground(measures, rules) : ['unknown', 'pixels-not-examined'],
    specks: measures ? judgeSpecks(measures) : ['unknown', 'pixels-not-examined'],
    transparency: measures ? judgeTransparency(measures) : ['unknown', 'pixels-not-examined'],
    frame: measures ? judgeFrame(measures) : ['unknown', 'pixels-not-examined'],
    fill: measures ? judgeFill(measures, rules) : ['unknown', 'pixels-not-examined'],
    inside: measures ? judgeInside(measures) : ['unknown', 'pixels-not-examined'],
  };
  const applied = RULES.filter((rule) => imageType === 'main' || !MAIN_IMAGE_RULES.has(rule));
  return applied.map((rule) => {
    const [verdict, code, params] = judgments[rule];
    return { rule, verdict, finding: finding(code, SEVERITY[verdict], params) };
  });
}

function judgeFormat({ format, isAnimated }: FileFacts, rules: ImageRules): Judgment {
  if (format === null) return ['unknown', 'format-unknown'];
  if (!rules.formats.includes(format)) {
    return ['broken', 'format-not-accepted', { format, accepted: [...rules.formats] }];
  }
  if (isAnimated) return ['broken', 'format-animated', { format }];
  const { preferredFormat } = rules;
  return preferredFormat === null || preferredFormat === format
    ? ['kept', 'format-accepted', { format }]
    : ['kept', 'format-not-preferred', { format, preferred: preferredFormat }];
}

const EXTENSIONS: Readonly<Record<ImageFormat, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png', 'apng'],
  gif: ['gif'],
  webp: ['webp'],
  tiff: ['tif', 'tiff'],
  bmp: ['bmp'],
  avif: ['avif'],
  heic: ['heic', 'heif'],
};

function judgeExtension({ format, extension }: FileFacts): Judgment {
  if (format === null || extension === null) return ['unknown', 'extension-unknown'];
  return EXTENSIONS[format].includes(extension)
    ? ['kept', 'extension-fits', { extension, format }]
    : ['doubtful', 'extension-wrong', { extension, format }];
}

function judgeLongestSide(side: number, { longestSide }: ImageRules): Judgment {
  const { least, zoomFrom, advised, most } = longestSide;
  if (side < least) return ['broken', 'side-too-short', { side, least }];
  if (side > most) return ['broken', 'side-too-long', { side, most }];
  if (zoomFrom !== null && side < zoomFrom) return ['doubtful', 'side-without-zoom', { side, zoomFrom }];
  if (advised !== null && side < advised) return ['kept', 'side-below-advised', { side, advised }];
  return ['kept', 'side-long-enough', { side, least: zoomFrom ?? least }];
}

function judgeByteSize({ byteSize }: FileFacts, { mostBytes }: ImageRules): Judgment {
  if (byteSize === null) return ['unknown', 'bytes-unknown'];
  const params = { bytes: byteSize, mostBytes };
  return byteSize <= mostBytes
    ? ['kept', 'bytes-within-limit', params]
    : ['broken', 'bytes-over-limit', params];
}

function judgeColorSpace({ colorSpace }: FileFacts, { colorSpaces }: ImageRules): Judgment {
  if (colorSpace === null) return ['unknown', 'colors-unknown'];
  if (colorSpace === 'untagged' && colorSpaces.includes('untagged')) return ['kept', 'colors-untagged'];
  if (colorSpaces.includes(colorSpace)) return ['kept', 'colors-fit', { colorSpace }];
  return colorSpace === 'cmyk'
    ? ['broken', 'colors-for-print', { colorSpace }]
    : ['doubtful', 'colors-other', { colorSpace }];
}

function judgeBackground(measures: Measures, { backgroundChannel }: ImageRules): Judgment {
  const { whiteShare, nonWhitePixels: pixels, edgeColor, hasPlainBackground } = measures;
  const params = { whiteShare, pixels, edgeColor, channel: backgroundChannel };
  if (!hasPlainBackground) return ['broken', 'background-not-plain', params];
  if (whiteShare === 1) return ['kept', 'background-white', { channel: backgroundChannel }];
  return whiteShare >= NEARLY_PURE_SHARE
    ? ['doubtful', 'background-almost-white', params]
    : ['broken', 'background-not-white', params];
}

function judgeSpecks({ specks }: Measures): Judgment {
  return specks === 0 ? ['kept', 'specks-none'] : ['doubtful', 'specks-found', { specks }];
}

function judgeTransparency({ transparentShare }: Measures): Judgment {
  return transparentShare === 0
    ? ['kept', 'transparency-none']
    : ['doubtful', 'transparency-found', { transparentShare }];
}

function judgeFrame({ frame }: Measures): Judgment {
  return frame === 0 ? ['kept', 'frame-none'] : ['broken', 'frame-found', { frame }];
}

function judgeFill(measures: Measures, { leastFill }: ImageRules): Judgment {
  if (measures.boundingBox === null) return ['broken', 'nothing-shown'];
  if (!measures.hasPlainBackground) return ['unknown', 'product-not-measurable'];
  const params = { fill: measures.fillBySide, leastFill };
  return measures.fillBySide >= leastFill
    ? ['kept', 'fill-enough', params]
    : ['broken', 'fill-too-small', params];
}

function judgeInside({ boundingBox, hasPlainBackground, touches }: Measures): Judgment {
  if (boundingBox === null || !hasPlainBackground) return ['unknown', 'product-not-measurable'];
  return touches.length === 0
    ? ['kept', 'inside-frame']
    : ['doubtful', 'touches-edge', { sides: touches.length }];
}
