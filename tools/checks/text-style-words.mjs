// @ts-check
import { BANNED_ENGLISH } from './banned-english.mjs';

/**
 * Words of the mainland in Traditional Chinese, and what Taiwan writes. The names of things are in the glossary.
 * @type {readonly [wrong: RegExp, right: string][]}
 */
export const MAINLAND_WORDS = [
  [/優化/, '最佳化'],
  [/計算器/, '計算機'],
  [/列表/, '清單'],
  [/發佈/, '發布'],
  [/佔/, '占'],
  [/英寸/, '英吋'],
  [/毫米/, '公釐'],
  [/調研/, '市場研究'],
  [/訪問/, '造訪'],
  [/程序/, '程式'],
  [/屏幕/, '螢幕'],
  [/信息/, '資訊'],
  [/質量/, '品質'],
  [/字符/, '字元'],
  [/賬[號戶]/, '帳號'],
  [/添加/, '新增'],
  [/性價比/, 'CP 值'],
  [/大促|上新/, '促銷檔期, 新品上市'],
  [/視頻/, '影片'],
  [/軟件|硬件/, '軟體, 硬體'],
  [/打印/, '列印'],
  [/網絡/, '網路'],
  [/在線/, '線上'],
  [/兼容/, '相容'],
  [/默認|缺省/, '預設'],
  [/智能/, '智慧'],
  [/點贊/, '按讚'],
  [/內存/, '記憶體'],
  [/緩存/, '快取'],
  [/界面/, '介面'],
  [/鼠標/, '滑鼠'],
  [/刷新/, '重新整理'],
  [/搜索/, '搜尋'],
  [/實時/, '即時'],
  [/菜單/, '選單'],
  [/窗口/, '視窗'],
  [/文檔/, '文件'],
  [/激活/, '啟用'],
  [/卸載/, '解除安裝'],
  [/設置/, '設定'],
  [/短信/, '簡訊'],
  [/批量/, '批次'],
];

/**
 * English that a seller would not write, and what to write instead.
 * @type {readonly [wrong: RegExp, right: string][]}
 */
export const ODD_ENGLISH = [
  ...BANNED_ENGLISH,
  [/\bgive it\b/i, 'enter it'],
  [/\bbroken off\b|\bbroke off\b/i, 'interrupted, stopped'],
  [/\bgoes? into none\b/i, 'does not fit in any'],
  [/\bper cent\b/i, '%'],
];

/** Words with a capital inside a heading: names of companies, products, laws, places, days and keys. */
export const NAMES = new Set(
  (
    'Amazon Angeles Arab Big Black Category Celsius Central Cerebro Christmas Customer Cyber ' +
    'Database Day Days Deal Design Emirates English Esc Europe Explorer Fahrenheit Friday Germany Global ' +
    'Golden Google Helium Kingdom Korea Listings Los Magnet Monday New Opportunity Patent ' +
    'Patents Performance Poisson Product Public Query Rankine Report Search Seller South States ' +
    'Terms Toolbox Top United Week Xray Year York'
  ).split(' '),
);
