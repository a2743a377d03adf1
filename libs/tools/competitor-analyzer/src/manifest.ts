import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'competitor-analyzer',
  category: 'research',
  status: 'developing',
  hot: false,
  icon: 'users',
  order: 20,
  since: '2026-11-22',
  runsIn: 'main',
  sampleData: true,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
