// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { AnyEngine } from '@seller-toolbox/tool-contract';

export const engineLoaders: Readonly<Record<string, () => Promise<AnyEngine>>> = {
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/engine').then((entry) => entry.engine),
  'fba-calculator': () => import('@seller-toolbox/fba-calculator/engine').then((entry) => entry.engine),
  'unit-converter': () => import('@seller-toolbox/unit-converter/engine').then((entry) => entry.engine),
};
