import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'image-checker',
  category: 'optimization',
  status: 'ready',
  hot: false,
  icon: 'image',
  order: 70,
  since: '2026-11-22',
  runsIn: 'worker',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
