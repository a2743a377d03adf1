import type { Published } from '@seller-toolbox/reference-data/published-parts';
import type { ProfitMarketplace } from './rule-sets.data.ts';

/** The tax on sales of a marketplace: VAT, GST, consumption tax. */
export interface SalesTax extends Published {
  /** The standard rate, a share of the price without tax; goods with a reduced rate are the seller's to enter. */
  readonly rate: number;
  /** Whether the marketplace shows prices with the tax; the referral fee is a share of the shown price. */
  readonly pricesIncludeTax: boolean;
}

const tax = (rate: number, since: string, law: string): SalesTax => ({
  rate,
  pricesIncludeTax: true,
  effectiveFrom: since,
  source: { name: law },
  checkedOn: '2026-11-23',
});

/**
 * Standard rates by law, compared with a table of current rates (taxcalcbase.com/tax/vat-rates). Null in the United States:
 * sales tax is added to the price, and the marketplace collects it.
 */
export const SALES_TAXES: Readonly<Record<ProfitMarketplace, SalesTax | null>> = {
  US: null,
  CA: {
    ...tax(0.05, '2008-01-01', 'Excise Tax Act (Canada), s. 165: federal GST; provinces add their own'),
    pricesIncludeTax: false,
  },
  UK: tax(0.2, '2011-01-04', 'Value Added Tax Act 1994 (UK), s. 2: standard rate'),
  DE: tax(0.19, '2021-01-01', 'Umsatzsteuergesetz (Germany), § 12: standard rate'),
  FR: tax(0.2, '2014-01-01', 'Code général des impôts (France), art. 278: standard rate'),
  IT: tax(0.22, '2013-10-01', 'DPR 633/1972 (Italy), art. 16: standard rate'),
  ES: tax(0.21, '2012-09-01', 'Ley 37/1992 (Spain), art. 90: standard rate'),
  JP: tax(0.1, '2019-10-01', 'Consumption Tax Act (Japan), with the local part: standard rate'),
  AU: tax(0.1, '2000-07-01', 'A New Tax System (Goods and Services Tax) Act 1999 (Australia)'),
  MX: tax(0.16, '2010-01-01', 'Ley del Impuesto al Valor Agregado (Mexico), art. 1: general rate'),
  IN: tax(0.18, '2017-07-01', 'CGST and SGST Acts 2017 (India): standard rate'),
  AE: tax(0.05, '2018-01-01', 'Federal Decree-Law 8 of 2017 (UAE), art. 3: standard rate'),
  NL: tax(0.21, '2012-10-01', 'Wet op de omzetbelasting 1968 (Netherlands), art. 9: standard rate'),
  BE: tax(0.21, '1996-01-01', 'Koninklijk besluit nr. 20 (Belgium): standard rate'),
  SE: tax(0.25, '1990-07-01', 'Mervärdesskattelag (Sweden), ch. 9: standard rate'),
  PL: tax(0.23, '2011-01-01', 'Ustawa o podatku od towarów i usług (Poland), art. 146: standard rate'),
};
