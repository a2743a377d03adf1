import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { floorWithTolerance, isAbove, isBelow } from '@seller-toolbox/tool-contract/rounding';
import { MIN_MODULE_WIDTH, TOP_MARGIN, MIN_QUIET_ZONE, SYMBOLOGY_RULES } from './label-rules.data.ts';
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
  const fit = moduleFit(modules.length, symbologyOf(label.type), size);
  if (fit === null) return null;
  const texts = textLines(label, size.width);
  const textHeight = texts.reduce((sum, { size: one }) => sum + one + LINE_GAP, 0);
  const availableHeight = size.height - TOP_MARGIN - textHeight - BOTTOM;
  const height = Math.min(Math.max(availableHeight, MIN_BAR_HEIGHT), MAX_BAR_HEIGHT);
  const barsWidth = modules.length * fit.moduleWidth;
  const quietZone = (size.width - barsWidth) / 2;
  const bars = barsOf(modules).map(({ x, width }) => ({
    x: quietZone + x * fit.moduleWidth,
    y: TOP_MARGIN,
    width: width * fit.moduleWidth,
    height,
  }));
  const lowBars = availableHeight < MIN_BAR_HEIGHT ? [finding('label-too-low', 'error')] : [];
  const isShortened = texts.some(
    ({ role, text }) => role === 'title' && text !== label.title.replace(/\s+/g, ' ').trim(),
  );
  return {
    bars,
    texts: positionLines(texts, size.width, TOP_MARGIN + height),
    moduleWidth: fit.moduleWidth,
    quietZone,
    findings: [
      ...fitFindings(fit.moduleWidth, quietZone),
      ...lowBars,
      ...(isShortened ? [finding('title-shortened', 'info')] : []),
    ],
  };
}

function symbologyOf(type: LabelType): keyof typeof SYMBOLOGY_RULES {
  if (type === 'itf-14') return 'itf-14';
  return type === 'ean-13' || type === 'upc-a' ? 'ean-13' : 'code-128';
}

/**
 * The widest module in whole printer dots that leaves the full quiet zone; if that would be under 10 mil, the smaller quiet
 * zone of the symbology; if that does not fit either, a narrower module.
 */
function moduleFit(
  modules: number,
  symbology: keyof typeof SYMBOLOGY_RULES,
  { width, dpi }: LabelSize,
): { readonly moduleWidth: number } | null {
  const { maxModuleWidth, quietModules } = SYMBOLOGY_RULES[symbology];
  const dot = MM_PER_INCH / dpi;
  const maxDots = Math.max(1, floorWithTolerance(maxModuleWidth / dot));
  const widths = Array.from({ length: maxDots }, (_, index) => (maxDots - index) * dot);
  const isWideEnough = (module: number) => !isBelow(module, MIN_MODULE_WIDTH);
  const fitsWithFullQuietZone = (module: number) => !isAbove(modules * module + 2 * MIN_QUIET_ZONE, width);
  const fitsWithSymbologyQuietZone = (module: number) =>
    !isAbove((modules + 2 * quietModules) * module, width);
  const moduleWidth =
    widths.find(
      (module) => isWideEnough(module) && fitsWithFullQuietZone(module) && fitsWithSymbologyQuietZone(module),
    ) ??
    widths.find((module) => isWideEnough(module) && fitsWithSymbologyQuietZone(module)) ??
    widths.find(fitsWithSymbologyQuietZone);
  return moduleWidth === undefined ? null : { moduleWidth };
}

function fitFindings(moduleWidth: number, quietZone: number): Finding[] {
  return [
    ...(isBelow(moduleWidth, MIN_MODULE_WIDTH)
      ? [finding('bars-too-narrow', 'warning', { mil: (moduleWidth / MM_PER_INCH) * 1000, least: 10 })]
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
