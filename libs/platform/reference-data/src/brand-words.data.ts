/** Words before a brand in a title ("by Acme"), in lower case. */
export const BRAND_WORDS = ['brand', 'by', 'from'] as const;
