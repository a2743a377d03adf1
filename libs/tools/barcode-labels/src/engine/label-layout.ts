import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { floorWithTolerance, isAbove, isBelow } from '@seller-toolbox/tool-contract/rounding';
import { NARROWEST_MODULE, QUIET_ABOVE, QUIET_SIDES, SYMBOLOGY_RULES } from './label-rules.data.ts';
import type { LabelType } from './label-value.ts';
import { barsOf } from './modules.ts';
import { shorten, textWidth } from './shorten.ts';

/** Of one label, from its left upper corner; millimeters. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextLine {
  readonly role: 'value' | 'title' | 'condition';
  readonly text: string;
  /** The middle of the line, on its base line. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface LabelDrawing {
  readonly bars: readonly Rectangle[];
  readonly texts: readonly TextLine[];
  /** Width of one module: whole dots of the printer. */
  readonly moduleWidth: number;
  /** Free beside the bars, on each side. */
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
/** Lower bars are read by luck. */
const MIN_BARS = 5;
const MAX_BARS = 32;
const MM_PER_INCH = 25.4;

/** Bars and lines of a label; null where the bars cannot stand on it at any width. */
export function layOut(modules: string, label: LabelText, size: LabelSize): LabelDrawing | null {
  const fit = moduleFit(modules.length, symbologyOf(label.type), size);
  if (fit === null) return null;
  const texts = textLines(label, size.width);
  const textHeight = texts.reduce((sum, { size: one }) => sum + one + LINE_GAP, 0);
  const room = size.height - QUIET_ABOVE - textHeight - BOTTOM;
  const height = Math.min(Math.max(room, MIN_BARS), MAX_BARS);
  const barsWidth = modules.length * fit.moduleWidth;
  const quietZone = (size.width - barsWidth) / 2;
  const bars = barsOf(modules).map(({ x, width }) => ({
    x: quietZone + x * fit.moduleWidth,
    y: QUIET_ABOVE,
    width: width * fit.moduleWidth,
    height,
  }));
  const lowBars = room < MIN_BARS ? [finding('label-too-low', 'error')] : [];
  const cut = texts.some(
    ({ role, text }) => role === 'title' && text !== label.title.replace(/\s+/g, ' ').trim(),
  );
  return {
    bars,
    texts: placed(texts, size.width, QUIET_ABOVE + height),
    moduleWidth: fit.moduleWidth,
    quietZone,
    findings: [
      ...fitFindings(fit.moduleWidth, quietZone),
      ...lowBars,
      ...(cut ? [finding('title-shortened', 'info')] : []),
    ],
  };
}

function symbologyOf(type: LabelType): keyof typeof SYMBOLOGY_RULES {
  if (type === 'itf-14') return 'itf-14';
  return type === 'ean-13' || type === 'upc-a' ? 'ean-13' : 'code-128';
}

/**
 * The widest module of whole printer dots that leaves the wanted quiet zone; where that would be under 10 mil, the
 * symbology's own smaller quiet zone; where even that does not help, a narrower module.
 */
function moduleFit(
  modules: number,
  symbology: keyof typeof SYMBOLOGY_RULES,
  { width, dpi }: LabelSize,
): { readonly moduleWidth: number } | null {
  const { widestModule, quietModules } = SYMBOLOGY_RULES[symbology];
  const dot = MM_PER_INCH / dpi;
  const most = Math.max(1, floorWithTolerance(widestModule / dot));
  const widths = Array.from({ length: most }, (_, index) => (most - index) * dot);
  const isWide = (module: number) => !isBelow(module, NARROWEST_MODULE);
  const fitsFull = (module: number) => !isAbove(modules * module + 2 * QUIET_SIDES, width);
  const fitsOwn = (module: number) => !isAbove((modules + 2 * quietModules) * module, width);
  const found =
    widths.find((module) => isWide(module) && fitsFull(module) && fitsOwn(module)) ??
    widths.find((module) => isWide(module) && fitsOwn(module)) ??
    widths.find(fitsOwn);
  return found === undefined ? null : { moduleWidth: found };
}

function fitFindings(moduleWidth: number, quietZone: number): Finding[] {
  return [
    ...(isBelow(moduleWidth, NARROWEST_MODULE)
      ? [finding('bars-too-narrow', 'warning', { mil: (moduleWidth / MM_PER_INCH) * 1000, least: 10 })]
      : []),
    ...(isBelow(quietZone, QUIET_SIDES)
      ? [finding('quiet-zone-small', 'warning', { width: quietZone, least: QUIET_SIDES })]
      : []),
  ];
}

type Line = Pick<TextLine, 'role' | 'text' | 'size'>;

function textLines({ value, title, condition }: LabelText, width: number): Line[] {
  const room = width - 2 * SIDE;
  const shrunk = Math.min(VALUE_SIZE, (VALUE_SIZE * room) / textWidth(value, VALUE_SIZE));
  const lines: Line[] = [
    { role: 'value', text: value, size: shrunk },
    { role: 'title', text: shorten(title, TEXT_SIZE, room), size: TEXT_SIZE },
    { role: 'condition', text: shorten(condition, TEXT_SIZE, room), size: TEXT_SIZE },
  ];
  return lines.filter(({ text }) => text !== '');
}

function placed(lines: readonly Line[], width: number, top: number): TextLine[] {
  let y = top;
  return lines.map((line) => {
    y += line.size + LINE_GAP;
    return { ...line, x: width / 2, y };
  });
}
