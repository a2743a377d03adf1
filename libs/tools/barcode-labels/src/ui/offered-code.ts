import type { Finding } from '@seller-toolbox/tool-contract';

/** Findings that know a better code, and where they say it. */
const OFFERS: Readonly<Record<string, string>> = {
  'check-digit-wrong': 'value',
  'leading-zero-lost': 'padded',
};

/** The code that a label may have been meant to have: with its right check digit, or with the zero that a spreadsheet dropped. */
export function offeredCode(findings: readonly Finding[]): string | null {
  const found = findings.find(({ code }) => code in OFFERS);
  const code = found?.params?.[OFFERS[found.code] ?? ''];
  return typeof code === 'string' ? code : null;
}
