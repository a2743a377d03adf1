/** How much of a title and a description a search engine shows, in characters; longer text is cut, see `truncate`. */
export interface SearchProfile {
  readonly maxTitleLength: number;
  readonly maxDescriptionLength: number;
}

export type SearchEngine = 'google' | 'baidu' | 'bing' | 'yandex' | 'duckduckgo';

/** The figures are the specification's (text 3, section 9). */
export const SEARCH_PROFILES: Readonly<Record<SearchEngine, SearchProfile>> = {
  google: { maxTitleLength: 60, maxDescriptionLength: 160 },
  baidu: { maxTitleLength: 30, maxDescriptionLength: 80 },
  bing: { maxTitleLength: 65, maxDescriptionLength: 160 },
  yandex: { maxTitleLength: 60, maxDescriptionLength: 160 },
  duckduckgo: { maxTitleLength: 60, maxDescriptionLength: 160 },
};

/** User agents of crawlers; the browsers of these companies have other names. */
export const CRAWLERS: readonly (readonly [SearchEngine, RegExp])[] = [
  ['baidu', /baiduspider/i],
  ['bing', /bingbot|bingpreview|adidxbot|microsoftpreview/i],
  [
    'yandex',
    /yandex(?:bot|images|video|media|blogs|favicons|webmaster|pagechecker|mobilebot|renderresourcesbot)/i,
  ],
  ['duckduckgo', /duckduckbot|duckassistbot/i],
];
