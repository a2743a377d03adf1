import { filesCache, olderCaches, removableCaches } from './caches.model.ts';

describe('the caches of other versions', () => {
  it('are those of files, without the present one and without what is no file of the site', () => {
    const names = [
      'stb-announcements',
      filesCache('a'),
      'stb-state',
      filesCache('b'),
      'somebody-else',
      filesCache('c'),
    ];
    expect(olderCaches(names, 'b')).toEqual([filesCache('a'), filesCache('c')]);
  });
});

describe('what may be removed', () => {
  const older = [
    { cache: filesCache('a'), pages: ['tab-1', 'tab-2'] },
    { cache: filesCache('b'), pages: ['tab-3'] },
    { cache: filesCache('c'), pages: [] },
  ];

  it('is nothing before the present version has its own files', () => {
    expect(removableCaches(older, new Set(), false)).toEqual([]);
  });

  it('is what no open page was started with', () => {
    expect(removableCaches(older, new Set(['tab-2', 'tab-9']), true)).toEqual([
      filesCache('b'),
      filesCache('c'),
    ]);
  });

  it('is everything once every page was reloaded', () => {
    expect(removableCaches(older, new Set(['tab-9']), true)).toEqual(older.map(({ cache }) => cache));
  });
});
