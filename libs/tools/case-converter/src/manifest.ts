import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'case-converter',
  category: 'optimization',
  status: 'ready',
  hot: false,
  icon: 'case-sensitive',
  order: 60,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
