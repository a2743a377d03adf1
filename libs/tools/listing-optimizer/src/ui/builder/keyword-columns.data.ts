import type { ColumnField } from '@seller-toolbox/file-import/table-file';

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
      'search term',
      'keyword',
      'keywords',
      '关键词',
      '關鍵詞',
      '搜索词',
      '检索词',
      '検索クエリ',
      '検索キーワード',
      'キーワード',
      'suchbegriff',
      'suchanfrage',
      'kata kunci',
      'từ khóa',
    ],
  },
  {
    field: 'volume',
    aliases: [
      'search volume',
      'search query volume',
      'monthly search volume',
      'search volume past 360 days',
      'search volume past 90 days',
      'volume',
      'searches',
      'impressions',
      '月搜索量',
      '搜索量',
      '月搜尋量',
      '搜尋量',
      '検索ボリューム',
      'suchvolumen',
      'volume pencarian',
      'lượng tìm kiếm',
    ],
  },
];
