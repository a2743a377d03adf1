import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'restock-planner',
  category: 'management',
  status: 'ready',
  hot: false,
  icon: 'truck',
  order: 80,
  since: '2026-11-22',
  runsIn: 'worker',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
