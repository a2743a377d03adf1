import type { IconName } from './icon-set.ts';

/** The icon of a name that arrives as data, as in a tool's manifest. */
export function toIconName(name: string): IconName {
  // Knowing the names would bring the set to every page; one that is not in it is drawn as a question mark.
  return name as IconName;
}
