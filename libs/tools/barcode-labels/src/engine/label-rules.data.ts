/** A bar narrower than this is not read by every scanner: 10 mil. Millimeters, as everything here. */
export const NARROWEST_MODULE = 0.254;
/** What stays free beside the bars of a product label. */
export const QUIET_SIDES = 6;
/** What stays free above the bars, where the label is high enough. */
export const QUIET_ABOVE = 3;
export const LABEL_RULES_SOURCE = {
  name: 'FBA product label requirements (three agreeing publications); modules by GS1 General Specifications',
  checkedOn: '2026-11-21',
} as const;

/** The widest module worth printing, and the quiet zone in modules that the symbology itself wants, by symbology. */
export const SYMBOLOGY_RULES = {
  'code-128': { widestModule: 0.381, quietModules: 10 },
  'ean-13': { widestModule: 0.33, quietModules: 11 },
  'itf-14': { widestModule: 1.016, quietModules: 10 },
} as const;
