import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'reference-table',
  category: 'management',
  status: 'ready',
  hot: false,
  icon: 'table',
  order: 60,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
