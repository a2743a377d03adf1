import type { TableId } from './reference-table.types.ts';

export interface OtherNames {
  /** The column that identifies the row. */
  readonly key: string;
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/**
 * Further names by which rows are found: everyday and former names that no cell shows. The marketplaces' own "UK" and "UAE";
 * names that ISO 3166-1 replaced (Turkey, Czech Republic); Chinese short forms of American states; the Chinese trade's
 * names of Incoterms and money. Checked on 2026-11-22.
 */
export const OTHER_NAMES: Readonly<Partial<Record<TableId, OtherNames>>> = {
  'country-codes': {
    key: 'iso2',
    names: {
      AE: ['UAE', '阿联酋', '阿聯', 'UEA'],
      CI: ['Ivory Coast'],
      CZ: ['Czech Republic'],
      GB: ['UK', 'Great Britain', 'Britain', 'England', '大不列颠', '大不列顛'],
      NL: ['Holland'],
      SZ: ['Swaziland'],
      TR: ['Turkey'],
      US: ['America', '美利坚', '美利堅', 'Mỹ'],
    },
  },
  'currency-codes': {
    key: 'code',
    names: {
      CNY: ['RMB', '人民幣'],
      HKD: ['港币', '港幣'],
      TWD: ['NTD', 'NT$', '台币', '台幣'],
      USD: ['美金', 'Đô la Mỹ'],
    },
  },
  'us-states': {
    key: 'postalCode',
    names: {
      CA: ['加州'],
      DC: ['Washington DC', 'Washington, D.C.', '华盛顿特区', '華盛頓特區', 'ワシントンDC'],
      FL: ['佛州'],
      MA: ['麻州', '麻省'],
      PA: ['宾州', '賓州'],
      TX: ['德州', '德克萨斯', '德克薩斯'],
      WA: ['华州', '華州'],
    },
  },
  incoterms: {
    key: 'term',
    names: {
      CFR: ['成本加运费', '成本加運費'],
      CIF: ['到岸价', '到岸價'],
      DDP: ['完税后交货', '完稅後交貨'],
      EXW: ['工厂交货', '工廠交貨', '出厂价', '出廠價'],
      FOB: ['离岸价', '離岸價'],
    },
  },
};
