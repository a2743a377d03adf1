import type { PartList } from './arrange.ts';

/** A list, and whether what it fits may be cut. */
export interface ShorterList {
  readonly list: PartList;
  readonly cutsFit?: boolean;
}
export type HasSpace = (shorter: ShorterList, needed: readonly number[]) => boolean;
export interface SpacedList extends ShorterList {
  readonly needed: readonly number[];
}

/** A title that was composed: its parts, the indexes of those that it has, and its text. */
export interface ComposedTitle {
  readonly list: PartList;
  readonly chosen: ReadonlySet<number>;
  readonly title: string;
}
