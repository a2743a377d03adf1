import { useState } from 'react';
import type { Strategy } from '../../engine/title-fixer.schema.ts';
import type { ShownVersion } from './shown-version.ts';

export type VersionSource = 'rules' | 'ai';

export interface VersionChoice {
  readonly source: VersionSource;
  readonly versions: readonly ShownVersion[];
  readonly selected: ShownVersion | undefined;
  readonly select: (strategy: Strategy) => void;
  readonly show: (source: VersionSource) => void;
  /** Whether there is a choice of sources. */
  readonly hasAi: boolean;
}

interface Selected {
  readonly of: readonly ShownVersion[];
  readonly strategy: Strategy | null;
}

/** Which version is on show: the first of each new result; the AI's result when it has come. */
export function useSelectedVersion(
  rules: readonly ShownVersion[],
  ai: readonly ShownVersion[] | undefined,
): VersionChoice {
  const [selected, setSelected] = useState<Selected>({ of: rules, strategy: null });
  const [chosen, setChosen] = useState<{ of: typeof ai; source: VersionSource }>({ of: ai, source: 'ai' });
  const wanted = chosen.of === ai ? chosen.source : 'ai';
  const source = ai ? wanted : 'rules';
  const versions = ai && source === 'ai' ? ai : rules;
  const strategy = selected.of === versions ? selected.strategy : null;
  return {
    source,
    versions,
    selected: versions.find((version) => version.strategy === strategy) ?? versions[0],
    select: (next) => setSelected({ of: versions, strategy: next }),
    show: (next) => setChosen({ of: ai, source: next }),
    hasAi: ai !== undefined,
  };
}
