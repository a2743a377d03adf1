import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './restock-planner.schema.ts';

type RestockExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

const on = (day: string) => ({ now: Date.parse(`${day}T12:00:00Z`), seed: 1 });

export const examples: readonly [RestockExample, ...RestockExample[]] = [
  {
    name: 'three-products',
    input: {
      rows: [
        {
          sku: 'KETTLE-17',
          sales7: 98,
          sales30: 372,
          sales90: 990,
          onHand: 420,
          inbound: 240,
          inboundDays: 12,
        },
        { sku: 'MUG-350', dailySales: 6, salesDeviation: 4, onHand: 820, inbound: 0 },
        { sku: 'LAMP-2', sales30: 24, sales90: 81, onHand: 260, inbound: 0 },
      ],
      defaults: {
        leadTimeDays: 45,
        leadTimeDeviation: 6,
        serviceLevel: 0.95,
        targetCoverDays: 60,
        unitsPerCarton: 24,
        minimumOrder: 240,
      },
    },
    env: on('2026-11-22'),
    expected: {
      today: '2026-11-22',
      rows: [
        {
          sku: 'KETTLE-17',
          status: 'order-now',
          dailyRate: 12.92,
          position: 660,
          orderQuantity: 864,
          overdueDays: 5.667508379554705,
          cartons: 36,
          orderBy: '2026-11-22',
          stockOutOn: '2027-01-12',
          arrivesOn: '2027-01-06',
        },
        { status: 'ok', dailyRate: 6, orderQuantity: 0, orderBy: '2027-02-09', nextOrderQuantity: 360 },
        { status: 'overstocked', orderQuantity: 0 },
      ],
      totals: { rows: 3, units: 864, cartons: 36 },
    },
  },
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
    env: on('2026-11-22'),
    expected: { rows: [{ status: 'no-data', dailyRate: 15.8555555556 }] },
  },
];
