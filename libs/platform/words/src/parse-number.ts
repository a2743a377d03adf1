import type { Language } from './languages.ts';

/** The sign that separates decimals where the language is written; the other one groups thousands. */
export function decimalSeparator(language: Language): '.' | ',' {
  return language === 'id' || language === 'vi' ? ',' : '.';
}

const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/**
 * Reads a number as people type and paste it: `1,234.5`, `1.234,5` (Indonesian, Vietnamese), full-width digits
 * (Chinese, Japanese), spaces between groups of three, a currency sign at either end. Null for whatever is no number. A
 * single sign followed by exactly three digits is a thousands sign only if the language groups with it: `1.234` is 1234
 * in Vietnamese and 1.234 in English.
 */
export function parseNumber(text: string, language: Language): number | null {
  const decimal = toDecimalPoint(toPlain(text), decimalSeparator(language));
  if (decimal === null || !NUMBER.test(decimal)) return null;
  const value = Number(decimal);
  return Number.isFinite(value) ? value : null;
}

/** ASCII digits and signs, without currency signs and without spaces between groups of three. */
export function toPlain(text: string): string {
  return text
    .trim()
    .replace(/[\uff0b-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[−–]/g, '-')
    .replace(/[。｡٫]/g, '.')
    .replace(/[、٬'’]/g, ',')
    .replace(/^([+-]?)\s*\p{Sc}\s*/u, '$1')
    .replace(/(?<!\s)\s*\p{Sc}$/u, '')
    .replace(/(\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '$1');
}

function toDecimalPoint(text: string, decimalSign: '.' | ','): string | null {
  const points = count(text, '.');
  const commas = count(text, ',');
  if (points + commas === 0) return text;
  if (points > 0 && commas > 0) {
    return text.lastIndexOf('.') > text.lastIndexOf(',') ? ungroup(text, ',', '.') : ungroup(text, '.', ',');
  }
  const sign = points > 0 ? '.' : ',';
  if (points + commas > 1) return ungroup(text, sign, null);
  const isGrouped = sign !== decimalSign && /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return isGrouped ? text.replace(sign, '') : text.replace(sign, '.');
}

/** Removes well-formed thousands signs and turns the decimal sign into a point; null where the groups are not of three. */
function ungroup(text: string, group: '.' | ',', decimal: '.' | ',' | null): string | null {
  const at = decimal === null ? -1 : text.indexOf(decimal);
  const whole = at < 0 ? text : text.slice(0, at);
  const fraction = at < 0 ? '' : `.${text.slice(at + 1)}`;
  const pattern = group === '.' ? /^[+-]?\d{1,3}(\.\d{3})+$/ : /^[+-]?\d{1,3}(,\d{3})+$/;
  return pattern.test(whole) ? whole.replaceAll(group, '') + fraction : null;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
