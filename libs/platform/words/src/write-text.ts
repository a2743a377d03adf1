import type { TextValue, ToolText } from '@seller-toolbox/tool-contract';
import type { Format } from './format.ts';
import { regionName } from './region-names.ts';

/** Significant digits of a rate. */
const RATE_DIGITS = 5;

export interface TextWriter {
  /** Of the tool's words, in the language of `format`. */
  readonly t: (key: string, params: Record<string, string | number>) => string;
  readonly format: Format;
}

/** Writes a text with the tool's words and the formats of the language. */
export function writeText({ code, params = {} }: ToolText, writer: TextWriter): string {
  const written = Object.entries(params).map(([name, value]) => [name, writeValue(value, writer)] as const);
  return writer.t(`ui.${code}`, Object.fromEntries(written));
}

/** Writes a value of a text. */
export function writeValue(value: TextValue, { t, format }: TextWriter): string | number {
  if (typeof value !== 'object') return value;
  if ('day' in value) return format.date(value.day);
  if ('region' in value) return regionName(value.region, format);
  if ('rate' in value) return format.significant(value.rate, RATE_DIGITS);
  if ('change' in value) return `${value.change > 0 ? '+' : ''}${format.percent(value.change, 2)}`;
  if ('share' in value) return format.percent(value.share);
  if ('money' in value) return format.money(value.money, value.currency);
  return writeText(value, { t, format });
}
