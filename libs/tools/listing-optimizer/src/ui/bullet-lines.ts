import { BULLET_FIELDS } from '../engine/listing-optimizer.schema.ts';

export const BULLET_INDEXES: readonly number[] = Array.from({ length: BULLET_FIELDS }, (_, index) => index);

/** Replaces bullet points with lines from an index on; lines beyond the last field are joined in it. */
export function replaceLines(bullets: readonly string[], from: number, lines: readonly string[]): string[] {
  const last = BULLET_FIELDS - 1;
  return BULLET_INDEXES.map((index) => {
    if (index < from || index >= from + lines.length) return bullets[index] ?? '';
    return index === last ? lines.slice(last - from).join('\n') : (lines[index - from] ?? '');
  });
}

/** Lines that were pasted into the bullet points. */
export interface PastedLines {
  /** The index of the first field. */
  readonly from: number;
  readonly lines: readonly string[];
  /** The bullet points at the paste. */
  readonly before: readonly string[];
}
