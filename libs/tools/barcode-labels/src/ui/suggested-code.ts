import type { Finding } from '@seller-toolbox/tool-contract';
import type { LabelInput } from '../engine/barcode-labels.schema.ts';

/** Findings that suggest a code, with the parameter that has it. */
const SUGGESTION_PARAMS: Readonly<Record<string, string>> = {
  'check-digit-wrong': 'value',
  'leading-zero-lost': 'padded',
  'upc-as-ean': 'upc',
};

export type SuggestedCode = Pick<LabelInput, 'value'> & Partial<Pick<LabelInput, 'type'>>;

/** The suggested code: with the right check digit, with the leading zero that a spreadsheet dropped, or as a UPC-A. */
export function suggestedCode(findings: readonly Finding[]): SuggestedCode | null {
  const found = findings.find(({ code }) => code in SUGGESTION_PARAMS);
  const value = found?.params?.[SUGGESTION_PARAMS[found.code] ?? ''];
  if (typeof value !== 'string') return null;
  return found?.code === 'upc-as-ean' ? { type: 'upc-a', value } : { value };
}
