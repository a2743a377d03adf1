import { legalTextSchema, type LegalPage, type LegalText } from '@seller-toolbox/contracts/legal-text';
import { callApi, type CallOptions } from './call-api.ts';

/** The operator's text of a page, if there is one. */
export function readLegalText(
  page: LegalPage,
  language: string,
  options: CallOptions = {},
): Promise<LegalText> {
  return callApi({ path: `/legal/${page}?language=${language}` }, legalTextSchema, options);
}
