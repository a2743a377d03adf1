import type { Finding } from '@seller-toolbox/tool-contract';

/** Findings that suggest a code, and the parameter that has it. */
const SUGGESTION_PARAMS: Readonly<Record<string, string>> = {
  'check-digit-wrong': 'value',
  'leading-zero-lost': 'padded',
};

/** The suggested code: with the right check digit, or with the leading zero that a spreadsheet dropped. */
export function suggestedCode(findings: readonly Finding[]): string | null {
  const found = findings.find(({ code }) => code in SUGGESTION_PARAMS);
  const code = found?.params?.[SUGGESTION_PARAMS[found.code] ?? ''];
  return typeof code === 'string' ? code : null;
}
