// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ImportHook } from '@seller-toolbox/tool-contract';

export const importLoaders: Readonly<Record<string, () => Promise<ImportHook>>> = {
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/import').then((entry) => entry.imports),
  'restock-planner': () => import('@seller-toolbox/restock-planner/import').then((entry) => entry.imports),
};
