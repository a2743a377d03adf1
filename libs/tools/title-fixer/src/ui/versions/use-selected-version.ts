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

/** The version that the history says was chosen; a new object each time that it is brought back. */
export interface RecalledVersion {
  readonly source: VersionSource;
  readonly strategy: Strategy;
}

export interface VersionsToShow {
  readonly rules: readonly ShownVersion[];
  readonly ai: readonly ShownVersion[] | undefined;
  readonly recalled: RecalledVersion | null;
}

/** What the visitor picked, and of what: it holds for that alone. */
interface Picked<Choice> {
  readonly choice: Choice;
  readonly of: readonly ShownVersion[] | undefined;
  readonly recalled: RecalledVersion | null;
}

/**
 * Which version is on show: the first of each new result, the AI's result when it has come, and of a result that the history
 * brought back the one that was chosen then.
 */
export function useSelectedVersion({ rules, ai, recalled }: VersionsToShow): VersionChoice {
  const [strategy, setStrategy] = useState<Picked<Strategy> | null>(null);
  const [origin, setOrigin] = useState<Picked<VersionSource> | null>(null);
  const pickedOf = <Choice>(picked: Picked<Choice> | null, of: Picked<Choice>['of']) =>
    picked?.of === of && picked?.recalled === recalled ? picked?.choice : undefined;

  const wanted = pickedOf(origin, ai) ?? recalled?.source ?? 'ai';
  const source = ai ? wanted : 'rules';
  const versions = ai && source === 'ai' ? ai : rules;
  const chosen =
    pickedOf(strategy, versions) ?? (recalled?.source === source ? recalled.strategy : undefined);
  return {
    source,
    versions,
    selected: versions.find((version) => version.strategy === chosen) ?? versions[0],
    select: (next) => setStrategy({ choice: next, of: versions, recalled }),
    show: (next) => setOrigin({ choice: next, of: ai, recalled }),
    hasAi: ai !== undefined,
  };
}
