import { useState } from 'react';

export interface Selection {
  /** Indexes in the original order, ascending. */
  readonly indices: readonly number[];
  readonly has: (index: number) => boolean;
  readonly toggle: (index: number) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Selected rows, independent of the sorting; cleared when the groups change. */
export function useSelection(groupsKey: string): Selection {
  const [state, setState] = useState({ groupsKey, indices: NONE });
  const indices = state.groupsKey === groupsKey ? state.indices : NONE;
  return {
    indices: [...indices].sort((a, b) => a - b),
    has: (index) => indices.has(index),
    toggle: (index) => {
      const next = new Set(indices);
      if (!next.delete(index)) next.add(index);
      setState({ groupsKey, indices: next });
    },
    clear: () => setState({ groupsKey, indices: NONE }),
  };
}
