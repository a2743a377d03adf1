import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'restock-planner',
  category: 'management',
  status: 'developing',
  hot: false,
  icon: 'calculator',
  order: 80,
  since: '2026-11-22',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
