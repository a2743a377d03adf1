import type { FbaExample } from './worked-example.ts';

const BOX = { length: 30, width: 20, height: 10, weight: 0.5, price: 30 };
const NOVEMBER = '2026-11-20';

/** With the fees that depend on how a seller ships and stocks. */
export const examplesOptionalFees: readonly FbaExample[] = [
  {
    name: 'in-closing-fee',
    input: {
      length: 20,
      width: 15,
      height: 5,
      weight: 0.7,
      price: 499,
      closingGroup: 'b',
      marketplace: 'IN',
      ruleSet: 'amazon-in-2026-09-07',
      date: NOVEMBER,
    },
    expected: {
      optionalFees: [{ id: 'closing', amount: 15 }],
      fees: { fulfillmentFee: 71, totalFees: 71 + (1500 / 28316.846592) * 50 + 15 },
    },
  },
  {
    name: 'de-low-inventory-level',
    input: {
      ...BOX,
      daysOfSupply: 14,
      marketplace: 'DE',
      ruleSet: 'amazon-de-2026-02-01',
      date: '2026-09-20',
    },
    expected: {
      optionalFees: [{ id: 'low-inventory', amount: 0.27 }],
      fees: { fulfillmentBaseFee: 3.15, totalFees: 3.15 * 1.015 + 0.006 * 27.54 + 0.27 },
    },
  },
  {
    name: 'us-optional-fees',
    input: {
      length: 10,
      width: 8,
      height: 1,
      weight: 0.75,
      price: 20,
      inboundSplit: 'minimal',
      daysOfSupply: 20,
      utilizationWeeks: 30,
      ruleSet: 'amazon-us-2026-01-15',
      date: NOVEMBER,
    },
    expected: {
      optionalFees: [
        { id: 'inbound-placement', amount: 0.29 },
        { id: 'low-inventory', amount: 0.7 },
        { id: 'storage-utilization', amount: (80 / 1728) * 0.76 },
      ],
    },
  },
  {
    name: 'us-bulky-without-optional-figures',
    input: {
      length: 30,
      width: 20,
      height: 10,
      weight: 30,
      inboundSplit: 'partial',
      daysOfSupply: 5,
      ruleSet: 'amazon-us-2026-01-15',
      date: NOVEMBER,
    },
    expected: {
      sizeTier: 'small-bulky',
      optionalFees: [
        { id: 'inbound-placement', amount: null },
        { id: 'low-inventory', amount: null },
      ],
    },
  },
];
