import type { FeedbackBatch } from '@seller-toolbox/contracts/feedback';

/** Rows of one call: few enough that progress is seen, and below what the service accepts. */
export const PART_ROWS = 100;

/** The ids in parts, each for one call. */
export function partsOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / PART_ROWS) }, (_, part) =>
    ids.slice(part * PART_ROWS, (part + 1) * PART_ROWS),
  );
}

export const sumOf = (parts: readonly (readonly string[])[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0);

/** What an admin did in one action, and undoes in one. */
export interface Operation {
  readonly id: string;
  readonly batches: readonly FeedbackBatch[];
  /** Rows of all parts. */
  readonly count: number;
  /** Until its first part can no longer be undone. */
  readonly undoUntil: string;
}

/** Batches by their operation, in the order of their first one. */
export function operationsOf(batches: readonly FeedbackBatch[]): Operation[] {
  const groups = new Map<string, FeedbackBatch[]>();
  for (const batch of batches) {
    const id = batch.operation_id ?? batch.id;
    groups.set(id, [...(groups.get(id) ?? []), batch]);
  }
  return [...groups].map(([id, parts]) => ({
    id,
    batches: parts,
    count: parts.reduce((sum, { count }) => sum + count, 0),
    undoUntil: parts.map(({ undo_until: until }) => until).sort()[0] ?? '',
  }));
}
