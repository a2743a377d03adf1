import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { code128Modules, fitsCode128 } from './code-128.ts';
import { ean13Modules } from './ean-13.ts';
import { gs1CheckDigit } from './gs1-check-digit.ts';
import { itfModules } from './itf-14.ts';

export const LABEL_TYPES = ['fnsku', 'upc-a', 'ean-13', 'itf-14', 'code-128'] as const;
export type LabelType = (typeof LABEL_TYPES)[number];

export interface ReadValue {
  /** As printed: with its check digit, without spaces. */
  readonly value: string;
  /** Null where the type prints none. */
  readonly checkDigit: number | null;
  /** Dark modules as 1; null for an invalid code. */
  readonly modules: string | null;
  readonly findings: readonly Finding[];
}

const LENGTHS = { 'upc-a': 12, 'ean-13': 13, 'itf-14': 14 } as const;

/** Validates the code of a label, and adds or verifies its check digit. */
export function readValue(type: LabelType, typed: string): ReadValue {
  if (type === 'code-128') return readText(typed.trim());
  return type === 'fnsku'
    ? readFnsku(toHalfWidth(typed).toUpperCase())
    : readNumber(type, removeSeparators(typed));
}

/** Converts full-width digits and letters (East Asian keyboards) to ASCII. */
export function toHalfWidth(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** Removes spaces and hyphens from a number. */
export function removeSeparators(typed: string): string {
  return toHalfWidth(typed).replace(/[\s\p{Dash_Punctuation}]/gu, '');
}

function rejectedCode(value: string, found: Finding): ReadValue {
  return { value, checkDigit: null, modules: null, findings: [found] };
}

/** `X0` and eight more characters, or an ASIN (`B0` and eight more) for products tracked by the manufacturer barcode. */
function readFnsku(value: string): ReadValue {
  if (value === '') return rejectedCode(value, finding('value-missing', 'error'));
  if (!/^[A-Z0-9]{10}$/.test(value)) return rejectedCode(value, finding('fnsku-malformed', 'error'));
  const isUsual = /^X0[0-9A-Z]{8}$/.test(value);
  const isAsin = /^B0[0-9A-Z]{8}$/.test(value);
  const findings = isUsual
    ? []
    : [isAsin ? finding('fnsku-is-asin', 'info') : finding('fnsku-unusual', 'warning')];
  return { value, checkDigit: null, modules: code128Modules(value), findings };
}

function readText(value: string): ReadValue {
  if (value === '') return rejectedCode(value, finding('value-missing', 'error'));
  if (!fitsCode128(value)) return rejectedCode(value, finding('not-ascii', 'error'));
  return { value, checkDigit: null, modules: code128Modules(value), findings: [] };
}

function readNumber(type: keyof typeof LENGTHS, digits: string): ReadValue {
  const length = LENGTHS[type];
  if (digits === '') return rejectedCode(digits, finding('value-missing', 'error'));
  if (!/^\d+$/.test(digits)) return rejectedCode(digits, finding('not-digits', 'error'));
  if (digits.length !== length && digits.length !== length - 1)
    return rejectedCode(digits, finding('wrong-length', 'error', { length, count: digits.length }));
  const body = digits.slice(0, length - 1);
  const checkDigit = gs1CheckDigit(body);
  const given = digits[length - 1];
  const value = `${body}${checkDigit}`;
  if (given !== undefined && Number(given) !== checkDigit) {
    const wrong = finding('check-digit-wrong', 'error', { given, right: String(checkDigit), value });
    return { value: digits, checkDigit, modules: null, findings: [wrong] };
  }
  const findings = [
    ...(given === undefined ? [finding('check-digit-added', 'info', { right: String(checkDigit) })] : []),
    ...(given === undefined ? otherReadingFinding(type, digits, value) : []),
    ...(type !== 'itf-14' && isInternalPrefix(value.padStart(13, '0'))
      ? [finding('prefix-internal', 'warning')]
      : []),
  ];
  return { value, checkDigit, modules: modulesFor(type, value), findings };
}

/**
 * If a number that is one digit short ends in a valid check digit, twelve digits of an EAN-13 are a complete UPC-A, and of
 * other numbers the first digit may be missing instead of the last: spreadsheets drop leading zeros. One number in ten does so
 * by chance, so it is a warning and the code stays as typed.
 */
function otherReadingFinding(type: keyof typeof LENGTHS, digits: string, value: string): Finding[] {
  if (gs1CheckDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return [];
  if (type === 'ean-13') return [finding('upc-as-ean', 'warning', { upc: digits, value })];
  return [finding('leading-zero-lost', 'warning', { count: digits.length, padded: `0${digits}`, value })];
}

function modulesFor(type: keyof typeof LENGTHS, value: string): string {
  return type === 'itf-14' ? itfModules(value) : ean13Modules(value.padStart(13, '0'));
}

/** Whether the GS1 prefix is for internal use, which no marketplace accepts: 020 to 029, 040 to 049, 200 to 299. */
function isInternalPrefix(ean: string): boolean {
  return /^(02|04|2)/.test(ean);
}
