import { sampleManifest } from '@seller-toolbox/testing/manifest';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { inHubOrder } from './hub-order.ts';

const tools = [
  sampleManifest({ id: 'alpha' }),
  sampleManifest({ id: 'beta', status: 'developing', hot: true }),
  sampleManifest({ id: 'gamma', hot: true }),
  sampleManifest({ id: 'delta' }),
];
const ids = (list: readonly ToolManifest[]) => list.map(({ id }) => id);

describe('inHubOrder', () => {
  it('shows hot tools first and developing ones last, hot or not', () => {
    expect(ids(inHubOrder(tools, []))).toEqual(['gamma', 'alpha', 'delta', 'beta']);
  });

  it('puts the tools of the visitor before all others, in their order', () => {
    expect(ids(inHubOrder(tools, ['delta', 'alpha']))).toEqual(['delta', 'alpha', 'gamma', 'beta']);
  });

  it('ignores ids that no tool has, and a developing favorite stays last', () => {
    expect(ids(inHubOrder(tools, ['gone', 'beta']))).toEqual(['gamma', 'alpha', 'delta', 'beta']);
  });
});
