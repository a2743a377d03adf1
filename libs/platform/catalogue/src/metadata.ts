import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { showcaseIds, tools as builtIn } from './generated/metadata.ts';

/** In pages the element with this id, in their renderer a variable: the tools as an admin changed them. Blank: as built in. */
const { stbTools } = globalThis as { readonly stbTools?: { readonly textContent: string | null } };
const changed = stbTools?.textContent;

/** All tools, sorted by category (in the order of the hub), then by `order`, unless an admin changed them. */
export const tools: readonly ToolManifest[] = changed
  ? // The service wrote it from the manifests of the same release.
    (JSON.parse(changed) as ToolManifest[])
  : builtIn;
/** The tools with a showcase, in the same order. */
export { showcaseIds };

/** The manifest of a tool, or undefined where no tool has this id. */
export function findTool(id: string): ToolManifest | undefined {
  return tools.find((tool) => tool.id === id);
}
