import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'barcode-labels',
  category: 'management',
  status: 'ready',
  hot: false,
  icon: 'barcode',
  order: 75,
  since: '2026-11-22',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
