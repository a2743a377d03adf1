// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { AnyEngine } from '@seller-toolbox/tool-contract';

export const engineLoaders: Readonly<Record<string, () => Promise<AnyEngine>>> = {
};
