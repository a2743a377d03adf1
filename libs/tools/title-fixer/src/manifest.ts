import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'title-fixer',
  category: 'optimization',
  status: 'ready',
  hot: true,
  icon: 'wrench',
  order: 10,
  since: '2026-11-21',
  runsIn: 'main',
  maxRunMs: 5_000,
  sampleData: false,
  needs: ['ai'],
  formerIds: [],
} as const satisfies ToolManifest;
