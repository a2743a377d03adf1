import type { IconName, Tone } from '@seller-toolbox/ui';
import { comesTooLate } from '../engine/comes-too-late.ts';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type { StockStatus } from '../engine/stock-status.ts';

interface StatusLook {
  readonly tone: Tone;
  readonly icon: IconName;
}

const STATUS_LOOKS: Readonly<Record<StockStatus, StatusLook>> = {
  'out-of-stock': { tone: 'bad', icon: 'circle-x' },
  'order-late': { tone: 'bad', icon: 'triangle-alert' },
  'order-now': { tone: 'warn', icon: 'truck' },
  'order-soon': { tone: 'warn', icon: 'clock' },
  'no-data': { tone: 'neutral', icon: 'help' },
  overstocked: { tone: 'info', icon: 'package' },
  'no-sales': { tone: 'neutral', icon: 'info' },
  ok: { tone: 'ok', icon: 'circle-check' },
};

/** Color and sign of the status of a product; closed factories can delay an order of today beyond the stock-out too. */
export function statusLook(plan: Pick<RowPlan, 'status' | 'spareDays'>): StatusLook {
  const isLate = plan.status === 'order-now' && comesTooLate(plan);
  return STATUS_LOOKS[isLate ? 'order-late' : plan.status];
}
