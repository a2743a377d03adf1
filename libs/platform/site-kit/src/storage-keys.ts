/** Storage keys that the site writes and the script before the first paint reads. */
export const LANGUAGE_KEY = 'stb:language';
export const LANGUAGE_OFFER_KEY = 'stb:language-offer';
export const THEME_KEY = 'stb:theme';
export const FAVORITES_KEY = 'stb:favorites';
export const RECENT_KEY = 'stb:recent-tools';
export const POPULAR_KEY = 'stb:popular-tools';
export const TOOL_LIST_KEY = 'stb:tool-list';
