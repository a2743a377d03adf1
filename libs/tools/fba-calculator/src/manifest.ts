import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'fba-calculator',
  category: 'financial',
  status: 'ready',
  hot: true,
  icon: 'calculator',
  order: 20,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
