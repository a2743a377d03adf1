import type { ToolManifest } from '@seller-toolbox/tool-contract';

/** How many tools a phone shows before the visitor opens the rest. */
export const FIRST_ON_PHONES = 8;

/** Personal tools first, then hot ones, then the rest in the catalogue's order; unfinished tools are last. */
export function inHubOrder(tools: readonly ToolManifest[], own: readonly string[]): ToolManifest[] {
  const ranks = new Map(tools.map((tool, index) => [tool.id, [...groupOf(tool, own), index]]));
  return [...tools].sort((a, b) => compare(ranks.get(a.id) ?? [], ranks.get(b.id) ?? []));
}

function groupOf(tool: ToolManifest, own: readonly string[]): [group: number, place: number] {
  if (tool.status === 'developing') return [3, 0];
  const place = own.indexOf(tool.id);
  if (place >= 0) return [0, place];
  return tool.hot ? [1, 0] : [2, 0];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
