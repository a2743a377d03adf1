// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { TodayHook } from '@seller-toolbox/tool-contract';

export const todayLoaders: Readonly<Record<string, () => Promise<TodayHook>>> = {
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/today').then((entry) => entry.today),
  'currency-converter': () => import('@seller-toolbox/currency-converter/today').then((entry) => entry.today),
  'amz-seller-calendar': () => import('@seller-toolbox/amz-seller-calendar/today').then((entry) => entry.today),
};
