import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'qr-code-generator',
  category: 'management',
  status: 'ready',
  hot: false,
  icon: 'qr-code',
  order: 70,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: false,
  needs: [],
  formerIds: [],
} as const satisfies ToolManifest;
