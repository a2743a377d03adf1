import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'keyword-researcher',
  category: 'research',
  status: 'ready',
  developingIn: 'specification',
  hot: false,
  icon: 'search',
  order: 10,
  since: '2026-11-22',
  runsIn: 'worker',
  sampleData: true,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
