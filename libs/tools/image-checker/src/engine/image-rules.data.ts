import type { ImageRules } from './image-rules.ts';

/** 10 MB as decimal megabytes, the stricter reading. */
const TEN_MEGABYTES = 10_000_000;

/** Our own rule set: the values on which all descriptions agree, with a minimum of the 1000 pixels required for zoom. */
const STANDARD: ImageRules = {
  ruleSet: {
    id: 'standard',
    effectiveFrom: null,
    source: { name: 'Seller Toolbox' },
    checkedOn: '2026-11-21',
  },
  longestSide: { least: 1000, zoomFrom: null, advised: null, most: 10_000 },
  mostBytes: TEN_MEGABYTES,
  formats: ['jpeg', 'png', 'tiff', 'gif'],
  preferredFormat: null,
  colorSpaces: ['srgb', 'untagged'],
  backgroundChannel: 255,
  leastFill: 0.85,
};

/**
 * Amazon's requirements for the main image as eight agreeing public descriptions give them. They have no effective date; the set has the
 * date of the comparison.
 */
const AMAZON_MAIN_IMAGE: ImageRules = {
  ...STANDARD,
  ruleSet: {
    id: 'amazon-main-image-2026-11-21',
    effectiveFrom: '2026-11-21',
    source: { name: 'Amazon product image requirements, eight agreeing public descriptions' },
    checkedOn: '2026-11-21',
  },
  longestSide: { least: 500, zoomFrom: 1000, advised: 1600, most: 10_000 },
  preferredFormat: 'jpeg',
};

export const RULE_SET_IDS = ['standard', 'amazon-main-image-2026-11-21'] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

/** Every rule set by its id. */
export const IMAGE_RULES: Readonly<Record<RuleSetId, ImageRules>> = {
  standard: STANDARD,
  'amazon-main-image-2026-11-21': AMAZON_MAIN_IMAGE,
};
