import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'keyword-density',
  category: 'optimization',
  status: 'ready',
  hot: false,
  icon: 'percent',
  order: 40,
  since: '2026-11-21',
  runsIn: 'worker',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
