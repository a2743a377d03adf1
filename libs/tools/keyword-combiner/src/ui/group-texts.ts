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
