import type { ImageRules } from './image-rules.ts';

/** 10 MB, counted in the smaller of the two ways: what passes here passes the other. */
const TEN_MEGABYTES = 10_000_000;

/** The toolbox's own: the figures on which all descriptions agree, with the zoom's 1000 pixels as the least. */
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
 * Amazon's requirements for the main image as eight agreeing public descriptions give them. They name no first day; the set
 * bears the day on which they were compared.
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

/** Every set by its id. A newly published one is one more entry here. */
export const IMAGE_RULES: Readonly<Record<RuleSetId, ImageRules>> = {
  standard: STANDARD,
  'amazon-main-image-2026-11-21': AMAZON_MAIN_IMAGE,
};
