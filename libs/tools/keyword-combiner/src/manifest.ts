import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'keyword-combiner',
  category: 'optimization',
  status: 'ready',
  hot: false,
  icon: 'combine',
  order: 50,
  since: '2026-11-21',
  runsIn: 'main',
  longAbove: { limit: 1_000 },
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
