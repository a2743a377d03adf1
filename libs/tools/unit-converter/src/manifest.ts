import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'unit-converter',
  category: 'management',
  status: 'ready',
  hot: true,
  icon: 'ruler',
  order: 10,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
