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
  /** Whether the AI's versions are available too. */
  readonly hasAi: boolean;
}

/** The selected version of a fix restored from the history; a new object for each restore. */
export interface RestoredVersion {
  readonly source: VersionSource;
  readonly strategy: Strategy;
}

export interface VersionsToShow {
  readonly rules: readonly ShownVersion[];
  readonly ai: readonly ShownVersion[] | undefined;
  readonly restored: RestoredVersion | null;
}

/** A visitor's choice, valid only for the versions and the restored fix that it was made for. */
interface Selection<Choice> {
  readonly choice: Choice;
  /** The titles of versions by rules: the linter, which is loaded later, changes their scores only. */
  readonly of: readonly ShownVersion[] | string | undefined;
  readonly restored: RestoredVersion | null;
}

/**
 * The selected version: by default that with the highest score of each new result, the AI's over the rules', and for a restored fix the one that
 * was selected when it was saved.
 */
export function useSelectedVersion({ rules, ai, restored }: VersionsToShow): VersionChoice {
  const [strategy, setStrategy] = useState<Selection<Strategy> | null>(null);
  const [sourceSelection, setOrigin] = useState<Selection<VersionSource> | null>(null);
  const titlesOfRules = rules.map(({ title }) => title).join('\n');
  const selectedFor = <Choice>(selection: Selection<Choice> | null, of: Selection<Choice>['of']) =>
    selection?.of === of && selection?.restored === restored ? selection?.choice : undefined;

  const preferredSource = selectedFor(sourceSelection, ai) ?? restored?.source ?? 'ai';
  const source = ai ? preferredSource : 'rules';
  const versions = ai && source === 'ai' ? ai : rules;
  const of = versions === rules ? titlesOfRules : versions;
  const chosen = selectedFor(strategy, of) ?? (restored?.source === source ? restored.strategy : undefined);
  return {
    source,
    versions,
    selected: versions.find((version) => version.strategy === chosen) ?? firstThatPasses(versions),
    select: (next) => setStrategy({ choice: next, of, restored }),
    show: (next) => setOrigin({ choice: next, of: ai, restored }),
    hasAi: ai !== undefined,
  };
}

/** The versions are in the order of least change: the first that passes, else the first of the highest score. */
function firstThatPasses(versions: readonly ShownVersion[]): ShownVersion | undefined {
  const passing = versions.find(({ tier }) => tier === 'green');
  return (
    passing ??
    versions.reduce<ShownVersion | undefined>(
      (best, version) => (best && best.score >= version.score ? best : version),
      undefined,
    )
  );
}
