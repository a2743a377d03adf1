/** What the site is called in each language unless the operator names it. */
export const SITE_NAMES = {
  zh: '卖家工具箱',
  'zh-TW': '賣家工具箱',
  en: 'Seller Toolbox',
  ja: 'セラーツールボックス',
  id: 'Seller Toolbox',
  vi: 'Seller Toolbox',
} as const;
