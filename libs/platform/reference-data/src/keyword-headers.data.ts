/**
 * Headers of the columns that keyword reports and the keyword tools of others share, without case. English and Chinese ones as
 * read in public code and documentation, 2026-11-22; the others are unverified translations, which is why pages show each mapping.
 */
export const SEARCH_TERM_HEADERS: readonly string[] = [
  'search term',
  'suchbegriff',
  'termine di ricerca',
  'terme de recherche',
  'término de búsqueda',
  '検索キーワード',
  '検索ワード',
  '検索用語',
  '搜索词',
  '搜尋字詞',
];

/** The first column of Helium 10 and of a plain list. */
export const KEYWORD_HEADERS: readonly string[] = [
  'keyword phrase',
  'keyword',
  'keywords',
  '关键词',
  '關鍵詞',
  'キーワード',
  'kata kunci',
  'từ khóa',
];

/** Searches of a month. */
export const MONTHLY_VOLUME_HEADERS: readonly string[] = ['search volume', '月搜索量', '月搜尋量', '搜索量'];

/** Opportunity explorer: searches of 360 days. */
export const VOLUME_360_HEADERS: readonly string[] = [
  'search volume past 360 days',
  'search volume 360 days',
  '搜索量 过去360天',
  '搜索量 过去 360 天',
  '検索ボリューム 過去360日間',
];

/** Opportunity explorer: searches of 90 days. */
export const VOLUME_90_HEADERS: readonly string[] = [
  'search volume past 90 days',
  'search volume 90 days',
  '搜索量 过去90天',
  '搜索量 过去 90 天',
  '検索ボリューム 過去90日間',
];
