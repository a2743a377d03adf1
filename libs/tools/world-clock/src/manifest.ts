import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'world-clock',
  category: 'management',
  status: 'ready',
  hot: false,
  icon: 'globe',
  order: 40,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
