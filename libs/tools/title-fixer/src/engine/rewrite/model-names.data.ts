/** What makes another model of the name before it: "15 Pro Max", "S24 FE", "A54 5G"; a pattern with its usual capitals. */
export const MODEL_SUFFIX = '(?:Pro|Max|Plus|Ultra|Mini|Lite|FE|SE|Air|XL|[345]G)';

/** Words before what a product fits or whom it is for, a pattern in lower case. */
export const FOR_WORDS = '(?:for|für|pour|para|per)';

/** One such word alone. */
export const FOR_WORD = new RegExp(`^${FOR_WORDS}$`, 'iu');
