import type { EngineParsedInput } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-combiner.engine.ts';

export type Group = EngineParsedInput<typeof engine>['groups'][number];

/** The text of a group for its field; lists (from links) have one keyword per line. */
export function groupText(group: Group): string {
  return typeof group === 'string' ? group : group.join('\n');
}

export function withGroup(groups: readonly Group[], position: number, text: string): Group[] {
  return groups.map((group, index) => (index === position ? text : group));
}

export function withoutGroup(groups: readonly Group[], position: number): Group[] {
  return groups.filter((_, index) => index !== position);
}

export const MAX_GROUPS = 3;

/** The groups with a text in the first empty one, in a new one, or at the end of the last. */
export function withText(groups: readonly Group[], text: string): Group[] {
  const empty = groups.findIndex((group) => groupText(group).trim() === '');
  if (empty >= 0) return withGroup(groups, empty, text);
  if (groups.length < MAX_GROUPS) return [...groups, text];
  const last = groups.length - 1;
  return withGroup(groups, last, `${groupText(groups[last] ?? '').trimEnd()}\n${text}`);
}
