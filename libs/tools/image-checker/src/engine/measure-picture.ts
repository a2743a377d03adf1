import type { Progress } from '@seller-toolbox/tool-contract';
import {
  backgroundFigures,
  edgeFigures,
  type BackgroundFigures,
  type HeatMap,
} from './background-figures.ts';
import { backgroundRuns } from './background-runs.ts';
import { drawnFrame } from './drawn-frame.ts';
import { edgeColor, edgeIndexes } from './edge-color.ts';
import { edgeZone } from './edge-zone.ts';
import { EDGE_ZONE, MAX_ZONE_SHARE, PLAIN_EDGE_SHARE } from './measure-limits.data.ts';
import { toHex, type Box, type Picture } from './picture.ts';
import { segments, settleCrumbs, type Segments } from './segments.ts';

/** What the pixels of a picture say, whatever the rules are. Lengths in pixels, shares of 1. */
export interface Measures {
  /** At least half of the edge has one color or is near white. */
  readonly hasPlainBackground: boolean;
  /** `#RRGGBB` of most of the edge. */
  readonly edgeColor: string;
  readonly isPureWhite: boolean;
  /** Share of the background that is exactly white and opaque; of the edge where the background is not plain. */
  readonly whiteShare: number;
  readonly nonWhitePixels: number;
  /** Pixels around the product that count as soft edge and not as background. */
  readonly edgeZone: number;
  readonly specks: number;
  readonly transparentShare: number;
  /** Thickness of a drawn frame, 0 for none. */
  readonly frame: number;
  /** Around the product; the whole picture where the background is not plain, null where nothing is on it. */
  readonly boundingBox: Box | null;
  /** The box's share of the frame in the direction that it fills most. */
  readonly fillBySide: number;
  /** The box's share of the frame's area. */
  readonly fillByArea: number;
  /** Sides of the frame that the product touches. */
  readonly touches: readonly FrameSide[];
  readonly heatMap: HeatMap;
  /** Only when asked for; see `backgroundRuns`. */
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

/** Measures background, product and fill. */
export function measurePicture(picture: Picture, options: MeasureOptions): Measures {
  const { progress } = options;
  const edge = edgeColor(picture);
  const isPlain = edge.plainShare >= PLAIN_EDGE_SHARE;
  const frame = drawnFrame(picture, edge.color);
  progress(0.1);
  const found = isPlain ? segments(picture, edge.color) : null;
  progress(0.6);
  const reach = zoneReach(picture, options.isLossy);
  const figures = figuresOf(picture, found, reach);
  progress(0.9);
  return {
    hasPlainBackground: isPlain,
    edgeColor: toHex(edge.color),
    isPureWhite: figures.notWhite === 0,
    whiteShare: (figures.pixels - figures.notWhite) / figures.pixels,
    nonWhitePixels: figures.notWhite,
    edgeZone: reach,
    specks: figures.specks,
    transparentShare: transparentShare(picture),
    frame,
    ...fillOf(found ? found.productBox : wholeOf(picture), picture),
    heatMap: figures.heatMap,
    backgroundRuns: found && options.wantsRuns ? backgroundRuns(found.map) : null,
  };
}

/** Of the clear background; of the edge where there is none to be told apart, or none left beside the product. */
function figuresOf(picture: Picture, found: Segments | null, reach: number): Figures {
  if (found) {
    const { width, height } = picture;
    const { map, productBox: box } = found;
    const zone = box && edgeZone({ map, width, height, box, reach });
    const specks = settleCrumbs({ map, width, height }, zone);
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

function wholeOf({ width, height }: Picture): Box {
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
