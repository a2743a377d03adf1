import type { ToolManifest } from '@seller-toolbox/tool-contract';

export const manifest = {
  id: 'design-patent-search',
  category: 'research',
  status: 'ready',
  developingIn: 'specification',
  hot: false,
  icon: 'stamp',
  order: 40,
  since: '2026-11-21',
  runsIn: 'main',
  sampleData: true,
  needs: ['patents'],
  formerIds: [],
} as const satisfies ToolManifest;
