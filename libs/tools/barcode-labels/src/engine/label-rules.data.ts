/** Minimum width of a module of other codes than EAN and UPC: 10 mil. All lengths in millimeters. */
export const MIN_MODULE_WIDTH = 0.254;
/** Quiet zone on each side of the bars of a product label. */
export const MIN_QUIET_ZONE = 6;
/** Free space above the bars. */
export const TOP_MARGIN = 3;
export const LABEL_RULES_SOURCE = {
  name: 'FBA product label requirements (three agreeing publications); modules by GS1 General Specifications',
  checkedOn: '2026-11-21',
} as const;

/**
 * By symbology: the narrowest and the preferred module (of EAN and UPC 80 % and 100 % of their nominal size, of the others the
 * widest to print), and its own quiet zone in modules.
 */
export const SYMBOLOGY_RULES = {
  'code-128': { minModuleWidth: MIN_MODULE_WIDTH, preferredModuleWidth: 0.381, quietModules: 10 },
  'ean-13': { minModuleWidth: 0.264, preferredModuleWidth: 0.33, quietModules: 11 },
  'itf-14': { minModuleWidth: MIN_MODULE_WIDTH, preferredModuleWidth: 1.016, quietModules: 10 },
} as const;

/** Thickness of the bearer bars above and below an ITF-14, in modules, where no printing plate is used. */
export const BEARER_MODULES = 2;
