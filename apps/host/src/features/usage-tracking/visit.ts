import { isRecord } from '@seller-toolbox/tool-contract/json';

/** One visit of one browser tab, as the analytics know it: a random name and two counts. */
export interface Visit {
  readonly id: string;
  readonly pageViews: number;
  readonly toolUses: number;
  /** The end of the visit has been reported. */
  readonly isReported: boolean;
}

export function newVisit(id: string): Visit {
  return { id, pageViews: 0, toolUses: 0, isReported: false };
}

/** Reads a visit that was stored; undefined for anything else. */
export function toVisit(stored: unknown): Visit | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, pageViews, toolUses, isReported } = stored;
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id)) return undefined;
  return { id, pageViews: toCount(pageViews), toolUses: toCount(toolUses), isReported: isReported === true };
}

function toCount(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1_000_000 ? value : 0;
}
