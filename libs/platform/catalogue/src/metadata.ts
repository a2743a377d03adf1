import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { showcaseIds, tools } from './generated/metadata.ts';

/** All tools, sorted by category (in the order of the hub), then by `order`. */
export { tools };
/** The tools with a showcase, in the same order. */
export { showcaseIds };

/** The manifest of a tool, or undefined where no tool has this id. */
export function findTool(id: string): ToolManifest | undefined {
  return tools.find((tool) => tool.id === id);
}
