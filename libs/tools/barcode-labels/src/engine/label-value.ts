import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { code128Modules, fitsCode128 } from './code-128.ts';
import { ean13Modules } from './ean-13.ts';
import { gs1CheckDigit } from './gs1-check-digit.ts';
import { itfModules } from './itf-14.ts';

export const LABEL_TYPES = ['fnsku', 'upc-a', 'ean-13', 'itf-14', 'code-128'] as const;
export type LabelType = (typeof LABEL_TYPES)[number];

export interface ReadValue {
  /** As it is printed: with its check digit, without spaces. */
  readonly value: string;
  /** Null where the type has none to be seen. */
  readonly checkDigit: number | null;
  /** Dark modules as 1; null where no code can be made. */
  readonly modules: string | null;
  readonly findings: readonly Finding[];
}

const LENGTHS = { 'upc-a': 12, 'ean-13': 13, 'itf-14': 14 } as const;

/** The code of a label, its check digit made or verified. */
export function readValue(type: LabelType, typed: string): ReadValue {
  if (type === 'code-128') return readText(typed.trim());
  return type === 'fnsku' ? readFnsku(plainCode(typed).toUpperCase()) : readNumber(type, plainNumber(typed));
}

/** Full-width digits and letters, as East Asian keyboards write them, are the same ones. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** Without the spaces and hyphens that only part a number. */
export function plainNumber(typed: string): string {
  return plainCode(typed).replace(/[\s\p{Dash_Punctuation}]/gu, '');
}

function refused(value: string, found: Finding): ReadValue {
  return { value, checkDigit: null, modules: null, findings: [found] };
}

/** `X00` and seven more, or the ASIN (`B0` and eight more) where the marketplace tracks by the maker's own barcode. */
function readFnsku(value: string): ReadValue {
  if (value === '') return refused(value, finding('value-missing', 'error'));
  if (!/^[A-Z0-9]{10}$/.test(value)) return refused(value, finding('fnsku-malformed', 'error'));
  const isUsual = /^X0[0-9A-Z]{8}$/.test(value);
  const isAsin = /^B0[0-9A-Z]{8}$/.test(value);
  const findings = isUsual
    ? []
    : [isAsin ? finding('fnsku-is-asin', 'info') : finding('fnsku-unusual', 'warning')];
  return { value, checkDigit: null, modules: code128Modules(value), findings };
}

function readText(value: string): ReadValue {
  if (value === '') return refused(value, finding('value-missing', 'error'));
  if (!fitsCode128(value)) return refused(value, finding('not-ascii', 'error'));
  return { value, checkDigit: null, modules: code128Modules(value), findings: [] };
}

function readNumber(type: keyof typeof LENGTHS, digits: string): ReadValue {
  const length = LENGTHS[type];
  if (digits === '') return refused(digits, finding('value-missing', 'error'));
  if (!/^\d+$/.test(digits)) return refused(digits, finding('not-digits', 'error'));
  if (digits.length !== length && digits.length !== length - 1)
    return refused(digits, finding('wrong-length', 'error', { length, count: digits.length }));
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
    ...(given === undefined ? lostZero(digits, value) : []),
    ...(type !== 'itf-14' && isInternal(value.padStart(13, '0'))
      ? [finding('prefix-internal', 'warning')]
      : []),
  ];
  return { value, checkDigit, modules: modulesFor(type, value), findings };
}

/**
 * Spreadsheets drop a leading zero: where a number that is one digit short ends in its own check digit, that digit may be
 * missing in front and not behind. By chance one number in ten does, so it is a warning, and the code stays as typed.
 */
function lostZero(digits: string, value: string): Finding[] {
  if (gs1CheckDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) return [];
  return [finding('leading-zero-lost', 'warning', { count: digits.length, padded: `0${digits}`, value })];
}

function modulesFor(type: keyof typeof LENGTHS, value: string): string {
  return type === 'itf-14' ? itfModules(value) : ean13Modules(value.padStart(13, '0'));
}

/** GS1 prefixes for use inside a company, which no marketplace takes: 020 to 029, 040 to 049, 200 to 299. */
function isInternal(ean: string): boolean {
  return /^(02|04|2)/.test(ean);
}
