import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'word-frequency-analyzer',
  category: 'analytics',
  status: 'ready',
  hot: false,
  icon: 'chart-bar',
  order: 10,
  since: '2026-11-21',
  runsIn: 'worker',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
