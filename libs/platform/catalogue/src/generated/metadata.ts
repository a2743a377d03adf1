// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const tools: readonly ToolManifest[] = [
];
