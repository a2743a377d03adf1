import type { ShownVersion } from './shown-version.ts';

/** The version before it, or the selected one, that has the same words in another order. */
export function versionWithSameWords(
  version: ShownVersion,
  versions: readonly ShownVersion[],
  selected: ShownVersion,
): ShownVersion | undefined {
  const before = versions.slice(0, versions.indexOf(version));
  return [selected, ...before].find(
    (other) => other !== version && wordsOf(other.title) === wordsOf(version.title),
  );
}

function wordsOf(title: string): string {
  return (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}
