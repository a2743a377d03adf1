import { WORKED_EXAMPLE, type RestockExample } from './worked-example.ts';

export const examples: readonly [RestockExample, ...RestockExample[]] = [
  WORKED_EXAMPLE,
  {
    // The textbook's figures: z 1.645 rounded, safety stock 72.08, reorder point 672.08.
    name: 'textbook',
    input: {
      rows: [
        {
          sku: 'A',
          dailySales: 20,
          salesDeviation: 8,
          onHand: 700,
          inbound: 0,
          leadTimeDays: 30,
          targetCoverDays: 30,
        },
      ],
      today: '2026-11-22',
    },
    expected: {
      rows: [
        {
          status: 'order-soon',
          safetyStock: 72.073874822,
          reorderPoint: 672.073874822,
          orderQuantity: 0,
          orderBy: '2026-11-23',
          daysOfCover: 35,
          stockOutOn: '2026-12-27',
          lowStockOn: '2026-11-29',
        },
      ],
    },
  },
  {
    name: 'too-late-and-too-little-known',
    input: {
      rows: [
        { sku: 'LATE', dailySales: 10, onHand: 100, inbound: 50, inboundDays: 20 },
        { sku: 'GONE', sales30: 30, outOfStockDays: 30, onHand: -4 },
        { sku: 'NEW', onHand: 40 },
        { sku: 'DEAD', sales30: 0, onHand: 0, inbound: 0 },
        { sku: 'SLEEPS', sales30: 0, onHand: 12, inbound: 5 },
        { sku: 'TWICE', sales7: 30, sales30: 20, onHand: null },
        { sku: 'TWICE', dailySales: 1, onHand: 5, inbound: 0, leadTimeDays: 3, unitsPerCarton: 500 },
      ],
      defaults: { leadTimeDays: 40 },
      today: '2026-11-22',
    },
    expected: {
      rows: [
        { status: 'order-late', stockOutOn: '2026-12-02', orderBy: '2026-11-22' },
        { status: 'out-of-stock', daysOfCover: 0 },
        { status: 'no-data', orderQuantity: null },
        { status: 'no-sales', orderQuantity: 0 },
        { status: 'no-sales', stockOutOn: null },
        { status: 'no-data' },
        { status: 'order-now', cartons: 1, orderQuantity: 500 },
      ],
    },
  },
  {
    name: 'lead-time-unknown',
    input: { rows: [{ sku: 'B', sales7: 140, sales30: 370, sales90: 970, onHand: 5000, inbound: 0 }] },
    env: WORKED_EXAMPLE.env,
    expected: { rows: [{ status: 'no-data', dailyRate: 15.8555555556 }] },
  },
];
