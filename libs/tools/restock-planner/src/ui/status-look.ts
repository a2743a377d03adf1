import type { IconName, Tone } from '@seller-toolbox/ui';
import type { StockStatus } from '../engine/stock-status.ts';

export const STATUS_LOOKS: Readonly<Record<StockStatus, { tone: Tone; icon: IconName }>> = {
  'out-of-stock': { tone: 'bad', icon: 'circle-x' },
  'order-late': { tone: 'bad', icon: 'triangle-alert' },
  'order-now': { tone: 'warn', icon: 'truck' },
  'order-soon': { tone: 'warn', icon: 'clock' },
  'no-data': { tone: 'neutral', icon: 'help' },
  overstocked: { tone: 'info', icon: 'package' },
  'no-sales': { tone: 'neutral', icon: 'info' },
  ok: { tone: 'ok', icon: 'circle-check' },
};
