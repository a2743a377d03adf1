import type { Progress } from '@seller-toolbox/tool-contract';
import {
  backgroundFigures,
  edgeFigures,
  type BackgroundFigures,
  type HeatMap,
} from './background-figures.ts';
import { backgroundRuns } from './background-runs.ts';
import { detectFrame } from './detect-frame.ts';
import { edgeColor, edgeIndexes } from './edge-color.ts';
import { edgeZone } from './edge-zone.ts';
import { EDGE_ZONE, MAX_ZONE_SHARE, PLAIN_EDGE_SHARE } from './measure-limits.data.ts';
import { addNearWhiteParts } from './near-white.ts';
import { toHex, type Box, type Picture } from './picture.ts';
import { segments, classifyFragments, type Segments } from './segments.ts';

/** Measurements of the pixels, independent of the rules. Lengths in pixels, shares 0 to 1. */
export interface Measures {
  /** At least half of the edge has one color or is near white. */
  readonly hasPlainBackground: boolean;
  /** Dominant color of the edge as `#RRGGBB`. */
  readonly edgeColor: string;
  readonly isPureWhite: boolean;
  /** Share of the background (or of the edge, without a plain background) that is opaque pure white. */
  readonly whiteShare: number;
  readonly nonWhitePixels: number;
  /** Width in pixels of the soft edge around the product, which does not count as background. */
  readonly edgeZone: number;
  /** Parts of the product are nearly as white as the background, and were found by their edges. */
  readonly hasNearWhiteParts: boolean;
  readonly specks: number;
  readonly transparentShare: number;
  /** Thickness of a drawn frame, 0 for none. */
  readonly frame: number;
  /** Bounding box of the product; the whole picture without a plain background, null without a product. */
  readonly boundingBox: Box | null;
  /** The larger of box width ÷ frame width and box height ÷ frame height. */
  readonly fillBySide: number;
  /** Box area ÷ frame area. */
  readonly fillByArea: number;
  /** Sides of the frame that the product touches. */
  readonly touches: readonly FrameSide[];
  readonly heatMap: HeatMap;
  /** Only with `wantsRuns`; see `backgroundRuns`. */
  readonly backgroundRuns: readonly number[] | null;
}

export const FRAME_SIDES = ['left', 'top', 'right', 'bottom'] as const;
export type FrameSide = (typeof FRAME_SIDES)[number];

export interface MeasureOptions {
  /** The file's codec smears edges. */
  readonly isLossy: boolean;
  readonly wantsRuns: boolean;
  readonly progress: Progress;
}

export function measurePicture(picture: Picture, options: MeasureOptions): Measures {
  const { progress } = options;
  const edge = edgeColor(picture);
  const isPlain = edge.plainShare >= PLAIN_EDGE_SHARE;
  const frame = detectFrame(picture, edge.color);
  progress(0.1);
  const reach = zoneReach(picture, options.isLossy);
  const byContrast = isPlain ? segments(picture, edge.color) : null;
  progress(0.5);
  const wholeBox = byContrast && addNearWhiteParts(picture, byContrast, zoneReach(picture, true));
  const segmented = byContrast && wholeBox ? { ...byContrast, productBox: wholeBox } : byContrast;
  progress(0.7);
  const figures = figuresOf(picture, segmented, reach);
  progress(0.9);
  return {
    hasPlainBackground: isPlain,
    edgeColor: toHex(edge.color),
    isPureWhite: figures.notWhite === 0,
    whiteShare: (figures.pixels - figures.notWhite) / figures.pixels,
    nonWhitePixels: figures.notWhite,
    edgeZone: reach,
    hasNearWhiteParts: wholeBox !== null,
    specks: figures.specks,
    transparentShare: transparentShare(picture),
    frame,
    ...fillOf(segmented ? segmented.productBox : fullFrame(picture), picture),
    heatMap: figures.heatMap,
    backgroundRuns: segmented && options.wantsRuns ? backgroundRuns(segmented.map) : null,
  };
}

/** Figures of the background outside the edge zone, or of the frame edge without one. */
function figuresOf(picture: Picture, segmented: Segments | null, reach: number): Figures {
  if (segmented) {
    const { width, height } = picture;
    const { map, productBox: box } = segmented;
    const zone = box && edgeZone({ map, width, height, box, reach });
    const specks = classifyFragments({ map, width, height }, zone);
    const figures = backgroundFigures(picture, map, zone);
    if (figures.pixels > 0) return { ...figures, specks };
  }
  return { ...edgeFigures(picture, edgeIndexes(picture)), specks: 0 };
}

interface Figures extends BackgroundFigures {
  readonly specks: number;
}

function zoneReach({ width, height }: Picture, isLossy: boolean): number {
  const largest = Math.round(Math.min(width, height) * MAX_ZONE_SHARE);
  return isLossy ? Math.max(EDGE_ZONE.lossless, Math.min(EDGE_ZONE.lossy, largest)) : EDGE_ZONE.lossless;
}

function fullFrame({ width, height }: Picture): Box {
  return { x: 0, y: 0, width, height };
}

function fillOf(box: Box | null, { width, height }: Picture) {
  if (box === null) return { boundingBox: null, fillBySide: 0, fillByArea: 0, touches: [] };
  const isTouched: Record<FrameSide, boolean> = {
    left: box.x === 0,
    top: box.y === 0,
    right: box.x + box.width === width,
    bottom: box.y + box.height === height,
  };
  return {
    boundingBox: box,
    fillBySide: Math.max(box.width / width, box.height / height),
    fillByArea: (box.width * box.height) / (width * height),
    touches: FRAME_SIDES.filter((side) => isTouched[side]),
  };
}

function transparentShare({ data }: Picture): number {
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) count += 1;
  return count / (data.length / 4);
}
