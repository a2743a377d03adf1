import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'search-term-analyzer',
  category: 'analytics',
  status: 'ready',
  hot: false,
  icon: 'filter',
  order: 20,
  since: '2026-11-22',
  runsIn: 'worker',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
