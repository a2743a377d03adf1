import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'profit-calculator',
  category: 'financial',
  status: 'ready',
  hot: false,
  icon: 'coins',
  order: 10,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: ['rates'],
  formerIds: [],
} as const satisfies ToolManifest;
