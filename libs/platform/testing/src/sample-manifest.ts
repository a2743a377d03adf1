import type { ToolManifest } from '@seller-toolbox/tool-contract';

/** The manifest of a sample tool that is ready and needs nothing, with overrides. */
export function sampleManifest(fields: Partial<ToolManifest> = {}): ToolManifest {
  return {
    id: 'sample',
    category: 'management',
    status: 'ready',
    hot: false,
    icon: 'ruler',
    order: 1,
    since: '2026-11-21',
    runsIn: 'main',
    sampleData: false,
    needs: [],
    formerIds: [],
    ...fields,
  };
}
