import { finding, type Finding, type FindingParams } from '@seller-toolbox/tool-contract';
import type { ColorSpace, ImageFormat, ImageRules } from './image-rules.ts';
import { NEARLY_PURE_SHARE } from './measure-limits.data.ts';
import type { Measures } from './measure-picture.ts';

/** What a file says of itself. */
export interface FileFacts {
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat | null;
  /** Of the file's name, in lower case and without the dot. */
  readonly extension: string | null;
  readonly byteSize: number | null;
  readonly colorSpace: ColorSpace | null;
  readonly isAnimated: boolean;
  /** The file ends where its format says that it ends. */
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

/** `unknown` where the input does not tell: no byte size, no pixels. */
export const VERDICTS = ['kept', 'doubtful', 'broken', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface RuleResult {
  readonly rule: RuleId;
  readonly verdict: Verdict;
  readonly finding: Finding;
}

const SEVERITY = { kept: 'info', unknown: 'info', doubtful: 'warning', broken: 'error' } as const;

type Said = readonly [verdict: Verdict, code: string, params?: FindingParams];

/** Every rule with its verdict, in the order of `RULES`. Those of the pixels are `unknown` without measures. */
export function judgeImage(file: FileFacts, measures: Measures | null, rules: ImageRules): RuleResult[] {
  const said: Readonly<Record<RuleId, Said>> = {
    format: formatSaid(file, rules),
    extension: extensionSaid(file),
    'longest-side': longestSideSaid(Math.max(file.width, file.height), rules),
    'byte-size': byteSizeSaid(file, rules),
    'color-space': colorSpaceSaid(file, rules),
    complete: file.isComplete ? ['kept', 'file-complete'] : ['doubtful', 'file-cut-off'],
    background: measures ? backgroundSaid(measures, rules) : ['unknown', 'pixels-not-examined'],
    specks: measures ? specksSaid(measures) : ['unknown', 'pixels-not-examined'],
    transparency: measures ? transparencySaid(measures) : ['unknown', 'pixels-not-examined'],
    frame: measures ? frameSaid(measures) : ['unknown', 'pixels-not-examined'],
    fill: measures ? fillSaid(measures, rules) : ['unknown', 'pixels-not-examined'],
    inside: measures ? insideSaid(measures) : ['unknown', 'pixels-not-examined'],
  };
  return RULES.map((rule) => {
    const [verdict, code, params] = said[rule];
    return { rule, verdict, finding: finding(code, SEVERITY[verdict], params) };
  });
}

function formatSaid({ format, isAnimated }: FileFacts, rules: ImageRules): Said {
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

function extensionSaid({ format, extension }: FileFacts): Said {
  if (format === null || extension === null) return ['unknown', 'extension-unknown'];
  return EXTENSIONS[format].includes(extension)
    ? ['kept', 'extension-fits', { extension, format }]
    : ['doubtful', 'extension-wrong', { extension, format }];
}

function longestSideSaid(side: number, { longestSide }: ImageRules): Said {
  const { least, zoomFrom, advised, most } = longestSide;
  if (side < least) return ['broken', 'side-too-short', { side, least }];
  if (side > most) return ['broken', 'side-too-long', { side, most }];
  if (zoomFrom !== null && side < zoomFrom) return ['doubtful', 'side-without-zoom', { side, zoomFrom }];
  if (advised !== null && side < advised) return ['kept', 'side-below-advised', { side, advised }];
  return ['kept', 'side-long-enough', { side, least: zoomFrom ?? least }];
}

function byteSizeSaid({ byteSize }: FileFacts, { mostBytes }: ImageRules): Said {
  if (byteSize === null) return ['unknown', 'bytes-unknown'];
  const params = { bytes: byteSize, mostBytes };
  return byteSize <= mostBytes
    ? ['kept', 'bytes-within-limit', params]
    : ['broken', 'bytes-over-limit', params];
}

function colorSpaceSaid({ colorSpace }: FileFacts, { colorSpaces }: ImageRules): Said {
  if (colorSpace === null) return ['unknown', 'colors-unknown'];
  if (colorSpace === 'untagged' && colorSpaces.includes('untagged')) return ['kept', 'colors-untagged'];
  if (colorSpaces.includes(colorSpace)) return ['kept', 'colors-fit', { colorSpace }];
  return colorSpace === 'cmyk'
    ? ['broken', 'colors-for-print', { colorSpace }]
    : ['doubtful', 'colors-other', { colorSpace }];
}

function backgroundSaid(measures: Measures, { backgroundChannel }: ImageRules): Said {
  const { whiteShare, nonWhitePixels: pixels, edgeColor, hasPlainBackground } = measures;
  const params = { whiteShare, pixels, edgeColor, channel: backgroundChannel };
  if (!hasPlainBackground) return ['broken', 'background-not-plain', params];
  if (whiteShare === 1) return ['kept', 'background-white', { channel: backgroundChannel }];
  return whiteShare >= NEARLY_PURE_SHARE
    ? ['doubtful', 'background-almost-white', params]
    : ['broken', 'background-not-white', params];
}

function specksSaid({ specks }: Measures): Said {
  return specks === 0 ? ['kept', 'specks-none'] : ['doubtful', 'specks-found', { specks }];
}

function transparencySaid({ transparentShare }: Measures): Said {
  return transparentShare === 0
    ? ['kept', 'transparency-none']
    : ['doubtful', 'transparency-found', { transparentShare }];
}

function frameSaid({ frame }: Measures): Said {
  return frame === 0 ? ['kept', 'frame-none'] : ['broken', 'frame-found', { frame }];
}

function fillSaid(measures: Measures, { leastFill }: ImageRules): Said {
  if (measures.boundingBox === null) return ['broken', 'nothing-shown'];
  if (!measures.hasPlainBackground) return ['unknown', 'product-not-measurable'];
  const params = { fill: measures.fillBySide, leastFill };
  return measures.fillBySide >= leastFill
    ? ['kept', 'fill-enough', params]
    : ['broken', 'fill-too-small', params];
}

function insideSaid({ boundingBox, hasPlainBackground, touches }: Measures): Said {
  if (boundingBox === null || !hasPlainBackground) return ['unknown', 'product-not-measurable'];
  return touches.length === 0
    ? ['kept', 'inside-frame']
    : ['doubtful', 'touches-edge', { sides: touches.length }];
}
