import type { IconName, Tone } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type { StockStatus } from '../engine/stock-status.ts';
import { isOverdue } from './is-overdue.ts';

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

/** Color and sign of the status of a product; an order that is overdue looks as urgent as one that comes too late. */
export function statusLook(plan: Pick<RowPlan, 'status' | 'latestOrderOn' | 'placeOn'>): StatusLook {
  const isLate = plan.status === 'order-now' && isOverdue(plan);
  return STATUS_LOOKS[isLate ? 'order-late' : plan.status];
}
