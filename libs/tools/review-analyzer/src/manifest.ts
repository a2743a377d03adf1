import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'review-analyzer',
  category: 'research',
  status: 'ready',
  developingIn: 'specification',
  hot: false,
  icon: 'message-square',
  order: 30,
  since: '2026-11-22',
  runsIn: 'worker',
  sampleData: true,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
