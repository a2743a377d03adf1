import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { outputSchema } from './restock-plan.schema.ts';
import type { inputSchema } from './restock-planner.schema.ts';

export type RestockExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

/** What the page shows when it opens. */
export const WORKED_EXAMPLE = {
  name: 'three-products',
  input: {
    rows: [
      {
        sku: 'KETTLE-17',
        sales7: 98,
        sales30: 372,
        sales90: 990,
        onHand: 408,
        inbound: 240,
        inboundDays: 12,
      },
      { sku: 'MUG-350', dailySales: 6, salesDeviation: 4, onHand: 820, inbound: 0 },
      { sku: 'LAMP-2', sales30: 24, sales90: 81, onHand: 260, inbound: 0 },
    ],
    defaults: {
      leadTimeDays: 45,
      leadTimeDeviation: 6,
      productionDays: 20,
      serviceLevel: 0.95,
      targetCoverDays: 60,
      unitsPerCarton: 24,
      minimumOrder: 288,
    },
  },
  env: { now: Date.UTC(2026, 10, 22, 12), seed: 1 },
  expected: {
    today: '2026-11-22',
    rows: [
      {
        sku: 'KETTLE-17',
        status: 'order-now',
        dailyRate: 12.92,
        position: 648,
        orderQuantity: 864,
        overdueDays: 6.596300949214148,
        cartons: 36,
        orderBy: '2026-11-22',
        stockOutOn: '2027-01-11',
        arrivesOn: '2027-01-06',
      },
      { status: 'ok', dailyRate: 6, orderQuantity: 0, orderBy: '2027-02-09', nextOrderQuantity: 360 },
      { status: 'overstocked', orderQuantity: 0 },
    ],
    totals: { rows: 3, units: 864, cartons: 36 },
  },
} as const satisfies RestockExample;
