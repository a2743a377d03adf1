import type { RuleSet } from '@seller-toolbox/tool-contract';

/** Formats told apart by the first bytes of a file. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'gif', 'webp', 'tiff', 'bmp', 'avif', 'heic'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Those, and what is only named: nothing here or in a browser unpacks it. */
export type NamedFormat = ImageFormat | 'psd' | 'jxl' | 'jp2';

/** What a file says of its colors; `untagged` has no profile, `other` one that is none of those before. */
export const COLOR_SPACES = ['srgb', 'untagged', 'display-p3', 'adobe-rgb', 'gray', 'cmyk', 'other'] as const;
export type ColorSpace = (typeof COLOR_SPACES)[number];

/** What a marketplace asks of the main image of a listing. Sides in pixels, shares of 1. */
export interface ImageRules {
  readonly ruleSet: RuleSet;
  readonly longestSide: {
    readonly least: number;
    /** From here on the shop offers to zoom; null where `least` says so already. */
    readonly zoomFrom: number | null;
    readonly advised: number | null;
    readonly most: number;
  };
  readonly mostBytes: number;
  readonly formats: readonly ImageFormat[];
  readonly preferredFormat: ImageFormat | null;
  readonly colorSpaces: readonly ColorSpace[];
  /** Each channel of the background, 0 to 255. */
  readonly backgroundChannel: number;
  /** The product's share of the side of the frame that it fills most. */
  readonly leastFill: number;
}
