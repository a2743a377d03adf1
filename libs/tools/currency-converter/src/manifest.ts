import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'currency-converter',
  category: 'financial',
  status: 'ready',
  hot: false,
  icon: 'arrow-left-right',
  order: 30,
  since: '2026-11-22',
  runsIn: 'main',
  sampleData: false,
  needs: ['rates'],
  formerIds: [],
} as const satisfies ToolManifest;
