import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { floorWithTolerance, isAbove, isBelow } from '@seller-toolbox/tool-contract/rounding';
import { BEARER_MODULES, TOP_MARGIN, MIN_QUIET_ZONE, SYMBOLOGY_RULES } from './label-rules.data.ts';
import type { LabelType } from './label-value.ts';
import { barsOf } from './modules.ts';
import { shorten, textWidth } from './shorten.ts';

/** Relative to the upper left corner of the label, in millimeters. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextLine {
  readonly role: 'value' | 'title' | 'condition';
  readonly text: string;
  /** Center of the line, on the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface LabelDrawing {
  readonly bars: readonly Rectangle[];
  /** Across the bars and quiet zones of an ITF-14, directly above and below: an oblique scan would read fewer digits. */
  readonly bearerBars: readonly Rectangle[];
  readonly texts: readonly TextLine[];
  /** Width of one module: whole dots of the printer. */
  readonly moduleWidth: number;
  /** Free space on each side of the bars. */
  readonly quietZone: number;
  readonly findings: readonly Finding[];
}

export interface LabelText {
  readonly type: LabelType;
  readonly value: string;
  readonly title: string;
  readonly condition: string;
}

export interface LabelSize {
  readonly width: number;
  readonly height: number;
  /** Dots per inch of the printer. */
  readonly dpi: number;
}

const VALUE_SIZE = 2.8;
const TEXT_SIZE = 2.4;
const LINE_GAP = 0.5;
const BOTTOM = 1.5;
const SIDE = 1.5;
/** Scanners do not read lower bars reliably. */
const MIN_BAR_HEIGHT = 5;
const MAX_BAR_HEIGHT = 32;
const MM_PER_INCH = 25.4;

/** Bars and text lines of a label; null if the bars are too wide even with the narrowest module. */
export function layOut(modules: string, label: LabelText, size: LabelSize): LabelDrawing | null {
  const symbology = symbologyOf(label.type);
  const moduleWidth = moduleFit(modules.length, symbology, size);
  if (moduleWidth === undefined) return null;
  const bearer = label.type === 'itf-14' ? BEARER_MODULES * moduleWidth : 0;
  const texts = textLines(label, size.width);
  const textHeight = texts.reduce((sum, { size: one }) => sum + one + LINE_GAP, 0);
  const availableHeight = size.height - TOP_MARGIN - 2 * bearer - textHeight - BOTTOM;
  const height = Math.min(Math.max(availableHeight, MIN_BAR_HEIGHT), MAX_BAR_HEIGHT);
  const barsWidth = modules.length * moduleWidth;
  const quietZone = (size.width - barsWidth) / 2;
  const top = TOP_MARGIN + bearer;
  const bars = barsOf(modules).map(({ x, width }) => ({
    x: quietZone + x * moduleWidth,
    y: top,
    width: width * moduleWidth,
    height,
  }));
  const lowBars = availableHeight < MIN_BAR_HEIGHT ? [finding('label-too-low', 'error')] : [];
  const isShortened = texts.some(
    ({ role, text }) => role === 'title' && text !== label.title.replace(/\s+/g, ' ').trim(),
  );
  const margin = SYMBOLOGY_RULES[symbology].quietModules * moduleWidth;
  const bearerBars = (bearer > 0 ? [TOP_MARGIN, top + height] : []).map((y) => ({
    x: quietZone - margin,
    y,
    width: barsWidth + 2 * margin,
    height: bearer,
  }));
  return {
    bars,
    bearerBars,
    texts: positionLines(texts, size.width, top + height + bearer),
    moduleWidth,
    quietZone,
    findings: [
      ...fitFindings(moduleWidth, quietZone, symbology),
      ...lowBars,
      ...(isShortened ? [finding('title-shortened', 'info')] : []),
    ],
  };
}

function symbologyOf(type: LabelType): Symbology {
  if (type === 'itf-14') return 'itf-14';
  return type === 'ean-13' || type === 'upc-a' ? 'ean-13' : 'code-128';
}

type Symbology = keyof typeof SYMBOLOGY_RULES;

/**
 * The module in whole printer dots, from the preferred width down, that leaves the full quiet zone; if that would be narrower
 * than the minimum, the smaller quiet zone of the symbology; if that does not fit either, a narrower module.
 */
function moduleFit(modules: number, symbology: Symbology, { width, dpi }: LabelSize): number | undefined {
  const { minModuleWidth, preferredModuleWidth, quietModules } = SYMBOLOGY_RULES[symbology];
  const dot = MM_PER_INCH / dpi;
  // EAN and UPC may be printed up to 200 %; the preferred width of the others is their largest.
  const dots = preferredModuleWidth / dot;
  const maxDots = Math.max(1, symbology === 'ean-13' ? Math.round(dots) : floorWithTolerance(dots));
  const widths = Array.from({ length: maxDots }, (_, index) => (maxDots - index) * dot);
  const isWideEnough = (module: number) => !isBelow(module, minModuleWidth);
  const fitsWithFullQuietZone = (module: number) => !isAbove(modules * module + 2 * MIN_QUIET_ZONE, width);
  const fitsWithSymbologyQuietZone = (module: number) =>
    !isAbove((modules + 2 * quietModules) * module, width);
  return (
    widths.find(
      (module) => isWideEnough(module) && fitsWithFullQuietZone(module) && fitsWithSymbologyQuietZone(module),
    ) ??
    widths.find((module) => isWideEnough(module) && fitsWithSymbologyQuietZone(module)) ??
    widths.find(fitsWithSymbologyQuietZone)
  );
}

function fitFindings(moduleWidth: number, quietZone: number, symbology: Symbology): Finding[] {
  const { minModuleWidth } = SYMBOLOGY_RULES[symbology];
  const toMil = (width: number) => (width / MM_PER_INCH) * 1000;
  return [
    ...(isBelow(moduleWidth, minModuleWidth)
      ? [finding('bars-too-narrow', 'warning', { mil: toMil(moduleWidth), least: toMil(minModuleWidth) })]
      : []),
    ...(isBelow(quietZone, MIN_QUIET_ZONE)
      ? [finding('quiet-zone-small', 'warning', { width: quietZone, least: MIN_QUIET_ZONE })]
      : []),
  ];
}

type Line = Pick<TextLine, 'role' | 'text' | 'size'>;

function textLines({ value, title, condition }: LabelText, width: number): Line[] {
  const availableHeight = width - 2 * SIDE;
  const shrunk = Math.min(VALUE_SIZE, (VALUE_SIZE * availableHeight) / textWidth(value, VALUE_SIZE));
  const lines: Line[] = [
    { role: 'value', text: value, size: shrunk },
    { role: 'title', text: shorten(title, TEXT_SIZE, availableHeight), size: TEXT_SIZE },
    { role: 'condition', text: shorten(condition, TEXT_SIZE, availableHeight), size: TEXT_SIZE },
  ];
  return lines.filter(({ text }) => text !== '');
}

function positionLines(lines: readonly Line[], width: number, top: number): TextLine[] {
  let y = top;
  return lines.map((line) => {
    y += line.size + LINE_GAP;
    return { ...line, x: width / 2, y };
  });
}
