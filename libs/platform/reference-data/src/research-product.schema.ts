import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { RESEARCH_MARKETPLACES, type ResearchMarketplaceCode } from './research-marketplaces.data.ts';

const CODES: readonly ResearchMarketplaceCode[] = RESEARCH_MARKETPLACES.map(({ code }) => code);

export const researchMarketplaceSchema = z.enum(CODES);

/** The product of a research by ASIN. The ASIN is trimmed and capitalized; its format is not checked. */
export const researchProductSchema = z.strictObject({
  asin: z.string().check(
    z.maxLength(40),
    z.trim(),
    z.toUpperCase(),
    rule('asin-required', (asin) => asin !== ''),
  ),
  marketplace: z._default(researchMarketplaceSchema, 'US'),
});
