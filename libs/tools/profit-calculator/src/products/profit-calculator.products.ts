import { FBA_RULE_SETS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { CATEGORY_OF_NAME } from '@seller-toolbox/fee-cards/selling/product-groups.data';
import { lastDayOfEarlierRules, type ToolProducts } from '@seller-toolbox/products';

const MONEY = { kind: 'money', unit: { path: 'currency' } } as const;

const OF_COST = ['netProfit', 'profitMargin', 'roi', 'totalCost', 'breakEvenPrice'] as const;
const OF_FEES = [...OF_COST, 'amazonFees', 'feeShare'] as const;

export const products: ToolProducts = {
  unitSystem: 'unitSystem',
  defaults: { costOfGoods: 0, shippingCost: 0, advertisingCost: 0, otherCosts: 0 },
  reads: [
    { field: 'marketplace', path: 'marketplace' },
    {
      field: 'category',
      path: 'category',
      choices: { of: CATEGORY_OF_NAME, otherwise: 'general' },
    },
    { field: 'price', path: 'sellingPrice', unit: 'money' },
    { field: 'cost', path: 'costOfGoods', unit: 'money' },
    { field: 'packageLength', path: 'packageLength', unit: 'system-length' },
    { field: 'packageWidth', path: 'packageWidth', unit: 'system-length' },
    { field: 'packageHeight', path: 'packageHeight', unit: 'system-length' },
    { field: 'packageWeight', path: 'packageWeight', unit: 'system-weight' },
    { field: 'isDangerous', path: 'isDangerous' },
  ],
  columns: [
    { path: 'netProfit', ...MONEY, label: 'netProfit' },
    { path: 'profitMargin', kind: 'percent', label: 'profitMargin' },
    { path: 'roi', kind: 'percent', label: 'roi' },
    { path: 'amazonFees', ...MONEY, label: 'amazonFees' },
    { path: 'feeShare', kind: 'percent', label: 'feeShare' },
    { path: 'totalCost', ...MONEY, label: 'totalCost' },
    { path: 'breakEvenPrice', ...MONEY, label: 'breakEvenPrice' },
  ],
  gaps: {
    path: 'recommendations',
    of: [
      { findings: ['price-missing'], blanks: OF_FEES },
      { field: 'cost', blanks: OF_COST },
      // The last one: none of the four measures is known.
      { findings: ['size-incomplete', 'fba-fee-unknown', 'no-delivery-cost'], blanks: OF_FEES },
      { field: 'category', says: 'unmatchedCategory' },
      { findings: ['referral-fee-unknown'], blanks: OF_FEES },
      { findings: ['no-card-in-force'] },
      { findings: ['standard-without-tax'] },
      { findings: ['fba-card-not-mixed'] },
      { findings: ['storage-fee-unknown'] },
      { findings: ['closing-fee-unknown'] },
      { findings: ['fba-fee-off-peak', 'fba-fee-regional'] },
    ],
  },
  change: {
    amount: { path: 'netProfit', ...MONEY, label: 'netProfit' },
    isProfit: true,
    // The FBA fees change with the day; there are no earlier rules for referral fees.
    keepsRuleSet: true,
    before: lastDayOfEarlierRules(FBA_RULE_SETS),
  },
};
