/*
 * Our own thresholds, where a marketplace publishes a rule but not how it measures. The page and the README
 * state them. Chosen on 2026-11-22 by trying synthetic and JPEG-coded pictures.
 */

/** Maximum difference per channel of a background pixel from white or from the edge color. */
export const BACKGROUND_TOLERANCE = 20;

/** Minimum share of the edge in one color (or near white) for a plain background. */
export const PLAIN_EDGE_SHARE = 0.5;

/** A piece smaller than this share of the frame is a speck, not part of the product. */
export const SPECK_SHARE = 0.0002;

/** From this share of pure white, a background is doubtful instead of broken. */
export const NEARLY_PURE_SHARE = 0.999;

/**
 * Pixels around the product that do not count as background: a lossy codec smears an edge over its block (16 pixels with
 * chroma subsampling), any other picture has soft edges of a pixel or two.
 */
export const EDGE_ZONE = { lossy: 16, lossless: 2 } as const;

/** Maximum edge zone as a share of the shorter side; the lossless zone is the minimum. */
export const MAX_ZONE_SHARE = 0.04;

/** Maximum thickness of a frame as a share of the shorter side. */
export const MAX_FRAME_SHARE = 0.1;

/** Minimum share of a row or column in the color of the frame. */
export const FRAME_LINE_SHARE = 0.98;

/** Step of brightness (0 to 255) between the two neighbors of a pixel that is an edge of a near-white product. */
export const EDGE_STEP = 4;

/** Minimum of the darkest channel of a pixel that may be white background beside a near-white product. */
export const NEAR_WHITE_LIMIT = 253;

/** Minimum share of such pixels among the outermost ones: edges are looked for on a white background only. */
export const WHITE_RING_SHARE = 0.9;

/** Cells of the heat map along the longer side. */
export const HEAT_CELLS = 64;
