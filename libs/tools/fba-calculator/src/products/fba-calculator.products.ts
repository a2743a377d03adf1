import type { SizeTierId } from '@seller-toolbox/fee-cards/fba/size-tiers';
import { FBA_RULE_SETS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { CATEGORY_OF_NAME } from '@seller-toolbox/fee-cards/selling/product-groups.data';
import { lastDayOfEarlierRules, type ToolProducts } from '@seller-toolbox/products';
import { tierText } from './tier-text.ts';

const FULFILLMENT_FEE = {
  path: 'fees.fulfillmentFee',
  kind: 'money',
  unit: { path: 'currency' },
  label: 'fee-fulfillment',
} as const;

const APPAREL = Object.fromEntries(
  Object.entries(CATEGORY_OF_NAME).flatMap(([name, id]) => (id === 'clothing' ? [[name, true]] : [])),
);

const FEES = ['fees.totalFees', 'fees.fulfillmentFee'] as const;
const OF_SIZE = [...FEES, 'fees.storageFee', 'sizeTier', 'billableWeight'] as const;

export const products: ToolProducts = {
  unitSystem: 'unitSystem',
  reads: [
    { field: 'marketplace', path: 'marketplace' },
    { field: 'packageLength', path: 'length', unit: 'system-length' },
    { field: 'packageWidth', path: 'width', unit: 'system-length' },
    { field: 'packageHeight', path: 'height', unit: 'system-length' },
    { field: 'packageWeight', path: 'weight', unit: 'system-weight' },
    { field: 'price', path: 'price', unit: 'money' },
    { field: 'isDangerous', path: 'isDangerous' },
    { field: 'isApparel', path: 'isApparel' },
    { field: 'category', path: 'isApparel', choices: { of: APPAREL, otherwise: false } },
  ],
  columns: [
    { path: 'fees.totalFees', kind: 'money', unit: { path: 'currency' }, label: 'fee-total' },
    FULFILLMENT_FEE,
    { path: 'fees.storageFee', kind: 'money', unit: { path: 'currency' }, label: 'fee-storage' },
    {
      path: 'sizeTier',
      kind: 'code',
      label: 'sizeTier',
      // The output has tiers only.
      textOf: (tier) => tierText(tier as SizeTierId),
    },
    { path: 'billableWeight', kind: 'number', unit: { path: 'units.weight' }, label: 'billableWeight' },
  ],
  gaps: {
    path: 'findings',
    money: ['fromPrice', 'toPrice'],
    days: ['date'],
    of: [
      { findings: ['side-missing'], blanks: OF_SIZE },
      { findings: ['weight-missing'], blanks: OF_SIZE },
      {
        findings: [
          ...(['no-tier-on-card', 'beyond-all-tiers', 'apparel-fee-not-published'] as const),
          ...(['dangerous-fee-not-published', 'general-fee-not-published'] as const),
        ],
        blanks: FEES,
      },
      { findings: ['price-missing', 'price-missing-above', 'price-missing-open'] },
      { findings: ['off-peak-fee', 'peak-fees-not-published'] },
      { findings: ['date-before-card', 'date-after-card'] },
      { findings: ['no-dangerous-table'] },
      { findings: ['no-apparel-table'] },
      { findings: ['storage-unknown', 'no-dangerous-storage'] },
      { findings: ['regional-only'] },
    ],
  },
  change: {
    amount: FULFILLMENT_FEE,
    before: lastDayOfEarlierRules(FBA_RULE_SETS),
    cheaper: {
      what: {
        path: 'nextCheaper.dimension',
        kind: 'code',
        textOf: (dimension) => ({ code: dimension }),
      },
      by: {
        path: 'nextCheaper.said.value',
        kind: 'number',
        unit: { path: 'nextCheaper.said.unit' },
      },
      saves: { path: 'nextCheaper.saves', kind: 'money', unit: { path: 'currency' } },
    },
  },
  check: {
    charged: 'expectedFulfillmentFee',
    sizeTier: 'sizeTier',
    amount: FULFILLMENT_FEE,
    loadExplain: () => import('../engine/explain-charged.ts').then(({ explainCharged }) => explainCharged),
    caseText: { intro: 'case-intro', line: 'case-line', outro: 'case-outro' },
    loadWords: (language) => import(`../locales/charged/${language}.json`),
  },
};
