import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'amz-seller-calendar',
  category: 'management',
  status: 'ready',
  hot: false,
  icon: 'calendar',
  order: 50,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
