import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'title-analyzer',
  category: 'optimization',
  status: 'ready',
  hot: true,
  icon: 'search-check',
  order: 20,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: ['ai'],
  formerIds: [],
} as const satisfies ToolManifest;
