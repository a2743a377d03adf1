import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'listing-optimizer',
  category: 'optimization',
  status: 'ready',
  developingIn: 'specification',
  hot: false,
  icon: 'list-checks',
  order: 30,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
