import type { ToolManifest } from '@seller-toolbox/tool-contract';

const MIN_SIMILARITY = 0.5;
const MAX_SUGGESTIONS = 3;

/** The tools whose ids look most like an id that no tool has; at most three, and none that only seems alike. */
export function suggestTools(unknownId: string, tools: readonly ToolManifest[]): ToolManifest[] {
  return tools
    .filter(({ status }) => status === 'ready')
    .map((tool) => ({ tool, diceSimilarity: diceSimilarity(unknownId.toLowerCase(), tool.id) }))
    .filter(({ diceSimilarity }) => diceSimilarity >= MIN_SIMILARITY)
    .sort((a, b) => b.diceSimilarity - a.diceSimilarity)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ tool }) => tool);
}

/** Share of letter pairs that two ids have in common, 0 to 1 (Sørensen and Dice). */
function diceSimilarity(a: string, b: string): number {
  const pairsOfA = letterPairs(a);
  const pairsOfB = letterPairs(b);
  const common = [...pairsOfA].filter((pair) => pairsOfB.has(pair)).length;
  const all = pairsOfA.size + pairsOfB.size;
  return all === 0 ? 0 : (2 * common) / all;
}

function letterPairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
