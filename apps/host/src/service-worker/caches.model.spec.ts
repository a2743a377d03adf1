import { filesCache, olderCaches, removableCaches } from './caches.model.ts';

describe('the caches of other versions', () => {
  it('are file caches of the site, except the current one', () => {
    const names = [
      'stb-announcements',
      filesCache('a'),
      'stb-state',
      filesCache('b'),
      'other-cache',
      filesCache('c'),
    ];
    expect(olderCaches(names, 'b')).toEqual([filesCache('a'), filesCache('c')]);
  });
});

describe('removable caches', () => {
  const older = [
    { cache: filesCache('a'), pages: ['tab-1', 'tab-2'] },
    { cache: filesCache('b'), pages: ['tab-3'] },
    { cache: filesCache('c'), pages: [] },
  ];

  it('are none before the current version has cached its files', () => {
    expect(removableCaches(older, new Set(), false)).toEqual([]);
  });

  it('are those that no open page uses', () => {
    expect(removableCaches(older, new Set(['tab-2', 'tab-9']), true)).toEqual([
      filesCache('b'),
      filesCache('c'),
    ]);
  });

  it('are all old ones after every page was reloaded', () => {
    expect(removableCaches(older, new Set(['tab-9']), true)).toEqual(older.map(({ cache }) => cache));
  });
});
