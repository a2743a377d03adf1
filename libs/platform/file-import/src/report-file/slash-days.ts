import type { DayOrder } from '@seller-toolbox/tool-contract';
import { daysInText } from '../table-file/cell-values.ts';
import { dayOrderOf } from '../table-file/day-order.ts';

/** How days such as `03/04/2026` were read, where no cell of the file decides it. */
export interface UndecidedDays {
  readonly order: DayOrder;
  /** Not chosen: it follows from the marketplace or from how the file writes numbers. */
  readonly isAssumed: boolean;
  readonly count: number;
  /** The first of the cells. */
  readonly cell: string;
}

interface WaitingDay {
  readonly values: Record<string, unknown>;
  readonly field: string;
  readonly line: number;
  readonly cell: string;
}

export interface SlashDayOptions {
  readonly chosen: DayOrder | undefined;
  /** Counts where nothing was chosen and no cell decides. */
  readonly assumed: DayOrder;
}

/**
 * Days with slashes wait for the end of the file: the order of a column is that of its cells that can be read one way only, else
 * that of the other columns of days.
 */
export function slashDays({ chosen, assumed }: SlashDayOptions) {
  const shown = new Map<string, Set<DayOrder>>();
  const waiting: WaitingDay[] = [];
  const columnOrderOf = (field: string): DayOrder | 'mixed' | undefined => {
    const own = shown.get(field);
    const all = own ?? new Set([...shown.values()].flatMap((orders) => [...orders]));
    if (all.size > 1) return 'mixed';
    return [...all][0];
  };
  return {
    /** Notes what a cell shows; true where it waits for the others. */
    take: (day: WaitingDay): boolean => {
      const order = dayOrderOf(day.cell);
      if (order === null) return false;
      if (order === 'either') {
        waiting.push(day);
        return true;
      }
      const known = shown.get(day.field) ?? new Set();
      shown.set(day.field, known.add(order));
      return false;
    },
    /** Reads the days that wait; a column that writes both orders leaves its undecided ones unread. */
    end: (
      isKept: (day: WaitingDay) => boolean,
      onDay: (day: string) => void,
      reject: (day: WaitingDay) => void,
    ): UndecidedDays | null => {
      const undecided: { order: DayOrder; cell: string }[] = [];
      for (const day of waiting.filter(isKept)) {
        const known = columnOrderOf(day.field);
        const order = known ?? chosen ?? assumed;
        const found = order === 'mixed' ? undefined : daysInText(day.cell, order).at(-1);
        if (found === undefined || order === 'mixed') {
          delete day.values[day.field];
          reject(day);
          continue;
        }
        day.values[day.field] = found;
        onDay(found);
        if (known === undefined) undecided.push({ order, cell: day.cell });
      }
      const [first] = undecided;
      if (!first) return null;
      return {
        order: first.order,
        isAssumed: chosen === undefined,
        count: undecided.length,
        cell: first.cell.slice(0, 60),
      };
    },
  };
}
