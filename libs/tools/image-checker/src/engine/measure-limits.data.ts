/*
 * Where a marketplace publishes a rule but not how it measures, these are the toolbox's own figures. The page and the README
 * state them. Chosen on 2026-11-22 by trying synthetic and JPEG-coded pictures.
 */

/** A pixel belongs to the background while no channel is further than this from white or from the color of the edge. */
export const BACKGROUND_TOLERANCE = 20;

/** Less of the edge than this in one color (or near white): there is no plain background to tell a product from. */
export const PLAIN_EDGE_SHARE = 0.5;

/** A piece smaller than this share of the frame is a speck on the background and no part of the product. */
export const SPECK_SHARE = 0.0002;

/** From this share of pure white on, what is left is doubtful and not plainly wrong. */
export const NEARLY_PURE_SHARE = 0.999;

/**
 * Pixels around the product that are no background yet: a lossy codec smears an edge over its block (16 pixels with halved
 * colors), any other picture has soft edges of a pixel or two.
 */
export const EDGE_ZONE = { lossy: 16, lossless: 2 } as const;

/** In a small picture the zone is at most this share of the shorter side, and at least the lossless one. */
export const MAX_ZONE_SHARE = 0.04;

/** A frame is drawn around the picture where each side begins with a strip at most this share of the shorter side thick. */
export const MAX_FRAME_SHARE = 0.1;

/** So much of a row or column has to be of the frame's color. */
export const FRAME_LINE_SHARE = 0.98;

/** Cells of the heat map along the longer side. */
export const HEAT_CELLS = 64;
