import type { ColumnField } from '@seller-toolbox/file-import/table-file';
import {
  KEYWORD_HEADERS,
  MONTHLY_VOLUME_HEADERS,
  SEARCH_TERM_HEADERS,
  VOLUME_360_HEADERS,
  VOLUME_90_HEADERS,
} from '@seller-toolbox/reference-data/keyword-headers.data';

/**
 * Headers of keywords and volumes in query performance, top search terms, opportunity explorer and the keyword tools of others.
 * English and Chinese ones as read in public code and documentation, 2026-11; the others are unverified translations.
 */
export const KEYWORD_COLUMNS: readonly ColumnField<'keyword' | 'volume'>[] = [
  {
    field: 'keyword',
    aliases: [
      'keyword phrase',
      'search query',
      'customer search term',
      ...SEARCH_TERM_HEADERS,
      ...KEYWORD_HEADERS,
      '检索词',
      '検索クエリ',
      'suchanfrage',
    ],
  },
  {
    field: 'volume',
    aliases: [
      ...MONTHLY_VOLUME_HEADERS,
      'search query volume',
      'monthly search volume',
      ...VOLUME_360_HEADERS,
      ...VOLUME_90_HEADERS,
      'volume',
      'searches',
      'impressions',
      '搜尋量',
      '検索ボリューム',
      'suchvolumen',
      'volume pencarian',
      'lượng tìm kiếm',
    ],
  },
];
