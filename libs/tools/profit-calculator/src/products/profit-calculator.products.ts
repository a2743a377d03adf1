import { FBA_RULE_SETS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { lastDayOfEarlierRules, type ToolProducts } from '@seller-toolbox/products';

const MONEY = { kind: 'money', unit: { path: 'currency' } } as const;

export const products: ToolProducts = {
  unitSystem: 'unitSystem',
  defaults: { costOfGoods: 0, shippingCost: 0, advertisingCost: 0, otherCosts: 0 },
  reads: [
    { field: 'marketplace', path: 'marketplace' },
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
    { path: 'totalCost', ...MONEY, label: 'totalCost' },
    { path: 'breakEvenPrice', ...MONEY, label: 'breakEvenPrice' },
  ],
  change: {
    amount: { path: 'netProfit', ...MONEY, label: 'netProfit' },
    isProfit: true,
    // The FBA fees change with the day; there are no earlier rules for referral fees.
    keepsRuleSet: true,
    before: lastDayOfEarlierRules(FBA_RULE_SETS),
  },
};
