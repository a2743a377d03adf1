// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ToolSession } from '@seller-toolbox/tool-contract';

// The page that asks is the tool's own: it knows what its session understands.
export const sessionLoaders: Readonly<Record<string, () => Promise<() => ToolSession<never>>>> = {
  'title-fixer': () => import('@seller-toolbox/title-fixer/session').then((entry) => entry.openSession),
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/session').then((entry) => entry.openSession),
  'restock-planner': () => import('@seller-toolbox/restock-planner/session').then((entry) => entry.openSession),
  'search-term-analyzer': () => import('@seller-toolbox/search-term-analyzer/session').then((entry) => entry.openSession),
};
