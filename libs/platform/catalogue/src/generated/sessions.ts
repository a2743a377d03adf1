// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ToolSession } from '@seller-toolbox/tool-contract';

// The page of the tool knows the types of its session's questions and answers.
export const sessionLoaders: Readonly<Record<string, () => Promise<() => ToolSession<never>>>> = {
  'title-fixer': () => import('@seller-toolbox/title-fixer/session').then((entry) => entry.openSession),
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/session').then((entry) => entry.openSession),
  'keyword-researcher': () => import('@seller-toolbox/keyword-researcher/session').then((entry) => entry.openSession),
  'competitor-analyzer': () => import('@seller-toolbox/competitor-analyzer/session').then((entry) => entry.openSession),
  'review-analyzer': () => import('@seller-toolbox/review-analyzer/session').then((entry) => entry.openSession),
  'design-patent-search': () => import('@seller-toolbox/design-patent-search/session').then((entry) => entry.openSession),
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/session').then((entry) => entry.openSession),
  'restock-planner': () => import('@seller-toolbox/restock-planner/session').then((entry) => entry.openSession),
  'search-term-analyzer': () => import('@seller-toolbox/search-term-analyzer/session').then((entry) => entry.openSession),
};
