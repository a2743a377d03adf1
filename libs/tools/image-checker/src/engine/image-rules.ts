import type { RuleSet } from '@seller-toolbox/tool-contract';

/** Formats recognized by the first bytes of a file. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'gif', 'webp', 'tiff', 'bmp', 'avif', 'heic'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Those, and formats that are recognized but that no browser decodes. */
export type NamedFormat = ImageFormat | 'psd' | 'jxl' | 'jp2';

/** Color space of a file; `untagged` has no profile, `other` an unknown one. */
export const COLOR_SPACES = ['srgb', 'untagged', 'display-p3', 'adobe-rgb', 'gray', 'cmyk', 'other'] as const;
export type ColorSpace = (typeof COLOR_SPACES)[number];

/** The main image of a listing, or one of the others. */
export const IMAGE_TYPES = ['main', 'secondary'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** Requirements of a marketplace for the images of a listing. Sides in pixels, shares 0 to 1. */
export interface ImageRules {
  readonly ruleSet: RuleSet;
  readonly longestSide: {
    readonly least: number;
    /** Minimum side for zoom; null where `least` already allows it. */
    readonly zoomFrom: number | null;
    readonly advised: number | null;
    readonly most: number;
  };
  readonly mostBytes: number;
  readonly formats: readonly ImageFormat[];
  readonly preferredFormat: ImageFormat | null;
  readonly colorSpaces: readonly ColorSpace[];
  /** Required value of each background channel, 0 to 255. */
  readonly backgroundChannel: number;
  /** Minimum of `fillBySide`. */
  readonly leastFill: number;
}
