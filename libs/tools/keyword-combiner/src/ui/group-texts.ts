import type { EngineParsedInput } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-combiner.engine.ts';

export type Group = EngineParsedInput<typeof engine>['groups'][number];

/** A group as a text field shows it: a list, which a link may carry, a keyword a line. */
export function groupText(group: Group): string {
  return typeof group === 'string' ? group : group.join('\n');
}

export function withGroup(groups: readonly Group[], place: number, text: string): Group[] {
  return groups.map((group, at) => (at === place ? text : group));
}

export function withoutGroup(groups: readonly Group[], place: number): Group[] {
  return groups.filter((_, at) => at !== place);
}
