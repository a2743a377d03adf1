// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ToolScreenModule } from '../tool-screen.ts';

export const screenLoaders: Readonly<Record<string, () => Promise<ToolScreenModule>>> = {
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/ui').then((entry) => ({ default: entry.TitleAnalyzer })),
  'fba-calculator': () => import('@seller-toolbox/fba-calculator/ui').then((entry) => ({ default: entry.FbaCalculator })),
  'unit-converter': () => import('@seller-toolbox/unit-converter/ui').then((entry) => ({ default: entry.UnitConverter })),
};
