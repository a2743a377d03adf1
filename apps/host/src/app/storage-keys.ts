/** What the script before the first paint reads, and the site writes. */
export const LANGUAGE_KEY = 'stb:language';
export const THEME_KEY = 'stb:theme';
