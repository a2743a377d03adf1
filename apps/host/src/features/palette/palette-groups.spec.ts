import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { toolGroups } from './palette-groups.ts';

const tools = [
  sampleManifest({ id: 'alpha' }),
  sampleManifest({ id: 'beta', status: 'developing' }),
  sampleManifest({ id: 'gamma', hot: true }),
  sampleManifest({ id: 'delta' }),
  sampleManifest({ id: 'epsilon' }),
];
const words = [
  {
    alpha: { title: 'Fee table', line: '', keywords: '' },
    beta: { title: 'Fee', line: '', keywords: '' },
    gamma: { title: 'Costs', line: '', keywords: 'fee' },
    delta: { title: 'Fee calculator', line: '', keywords: '' },
    epsilon: { title: 'Clock', line: '', keywords: '' },
  },
];
const NO_TOOLS = { favorites: [], recent: [], popular: [] };

const list = (query: string, own: { favorites: string[]; recent: string[]; popular: string[] } = NO_TOOLS) =>
  toolGroups(tools, { query, words, own }).map((group) => [group.name, group.tools.map(({ id }) => id)]);

describe('the palette before anything is typed', () => {
  it('lists what is ready, hot tools first', () => {
    expect(list('')).toEqual([['tools', ['gamma', 'alpha', 'delta', 'epsilon']]]);
  });

  it('begins with favorites, then recently used and then popular tools, each tool once', () => {
    const own = { favorites: ['delta'], recent: ['delta', 'epsilon'], popular: ['epsilon', 'alpha'] };
    expect(list(' ', own)).toEqual([
      ['favorites', ['delta']],
      ['recent', ['epsilon']],
      ['popular', ['alpha']],
      ['tools', ['gamma']],
    ]);
  });

  it('leaves out ids that no ready tool has', () => {
    expect(list('', { favorites: ['gone', 'beta'], recent: [], popular: [] })[0]?.[0]).toBe('tools');
  });
});

describe('the palette with a query', () => {
  it('lists the best match first and developing tools last', () => {
    expect(list('fee')).toEqual([['tools', ['alpha', 'delta', 'gamma', 'beta']]]);
  });

  it('lists favorites first among equal matches, but after better ones', () => {
    const own = { favorites: ['gamma'], recent: ['delta'], popular: [] };
    expect(list('fee', own)).toEqual([['tools', ['delta', 'alpha', 'gamma', 'beta']]]);
  });

  it('lists nothing where nothing fits', () => {
    expect(list('qqq')).toEqual([]);
  });
});
