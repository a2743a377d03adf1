/** Words that tell where a brand is named in a title ("by Acme"), in lower case. */
export const BRAND_WORDS = ['brand', 'by', 'from'] as const;
