import type { Language } from './languages.ts';
import { decimalSeparator, parseNumber, toPlain } from './parse-number.ts';

/**
 * Whether a text was read against the habit of the language: its thousands sign taken as the decimal sign, as in `12,3456`
 * typed in English. The field then shows what it was read as.
 */
export function looksLikeForeignNumber(text: string, language: Language): boolean {
  const value = parseNumber(text, language);
  const group = decimalSeparator(language) === '.' ? ',' : '.';
  const plain = toPlain(text);
  if (value === null || !plain.includes(group)) return false;
  return Number(plain.replaceAll(group, '').replace(',', '.')) !== value;
}
