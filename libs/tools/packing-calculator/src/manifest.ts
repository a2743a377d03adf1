import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'packing-calculator',
  category: 'management',
  status: 'ready',
  developingIn: 'specification',
  hot: false,
  icon: 'package',
  order: 30,
  since: '2026-11-21',
  runsIn: 'worker',
  maxRunMs: 5_000,
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
