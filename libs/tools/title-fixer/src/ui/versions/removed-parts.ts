import type { ShownVersion } from './shown-version.ts';

/** The changes that take something out because a rule forbids it, words first. What only had no space goes into the item highlights. */
const REMOVALS = [
  'removed-praise',
  'removed-claims',
  'removed-guarantees',
  'removed-dates',
  'removed-forbidden-words',
  'removed-repeats',
  'removed-characters',
];

const MAX_NAMED = 3;

/** The first three of what the rules took out of the title, in one line; empty if nothing, or if the AI wrote the version. */
export function removedParts({ changes }: Pick<ShownVersion, 'changes'>): string {
  const parts = REMOVALS.flatMap((code) =>
    changes.flatMap((change) =>
      'code' in change && change.code === code ? Object.values(change.params ?? {}).flat() : [],
    ),
  );
  return [...parts.slice(0, MAX_NAMED), ...(parts.length > MAX_NAMED ? ['…'] : [])].join(', ');
}
