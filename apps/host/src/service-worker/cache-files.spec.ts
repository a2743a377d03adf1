import { cacheFiles, type CachePorts } from './cache-files.ts';

const ok = () => new Response('text');

function stage(more: Partial<CachePorts> = {}, already: readonly string[] = []) {
  const cached = new Set(already);
  const loaded: string[] = [];
  const ports: CachePorts = {
    isCached: (path) => cached.has(path),
    findOlder: () => Promise.resolve(null),
    load: (path) => {
      loaded.push(path);
      return Promise.resolve(ok());
    },
    store: (path) => {
      cached.add(path);
      return Promise.resolve();
    },
    isOfThisVersion: () => Promise.resolve(true),
    ...more,
  };
  return { ports, cached, loaded };
}

const PATHS = ['/a', '/b', '/c', '/d', '/e'];

describe('cacheFiles', () => {
  it('loads what is missing, and nothing twice', async () => {
    const { ports, cached, loaded } = stage({}, ['/b']);
    expect(await cacheFiles(PATHS, ports)).toBe('complete');
    expect([...cached].sort()).toEqual(PATHS);
    expect(loaded).toEqual(['/a', '/c', '/d', '/e']);
    expect(await cacheFiles(PATHS, ports)).toBe('complete');
    expect(loaded).toHaveLength(4);
  });

  it('takes over what an older version has, without asking the service', async () => {
    const { ports, cached, loaded } = stage({
      findOlder: (path) => Promise.resolve(path === '/a' ? ok() : null),
    });
    expect(await cacheFiles(['/a', '/b'], ports)).toBe('complete');
    expect(loaded).toEqual(['/b']);
    expect(cached.has('/a')).toBe(true);
  });

  it('ends when the connection does, keeps what has arrived, and continues from there', async () => {
    let isCut = true;
    const { ports, cached } = stage({
      load: (path) =>
        isCut && path === '/d' ? Promise.reject(new TypeError('failed')) : Promise.resolve(ok()),
    });
    expect(await cacheFiles(PATHS, ports)).toBe('cut');
    expect([...cached]).toEqual(expect.arrayContaining(['/a', '/b', '/c']));
    expect(cached.has('/d')).toBe(false);
    isCut = false;
    expect(await cacheFiles(PATHS, ports)).toBe('complete');
  });

  it.each([
    [429, 'cut'],
    [499, 'outdated'],
    [500, 'cut'],
    [503, 'cut'],
    [404, 'outdated'],
  ])('an answer of %i: %s', async (status, state) => {
    const { ports, cached } = stage({ load: () => Promise.resolve(new Response('', { status })) });
    expect(await cacheFiles(['/a'], ports)).toBe(state);
    expect(cached.size).toBe(0);
  });

  it('caches no file of another version', async () => {
    const { ports, cached } = stage({ isOfThisVersion: () => Promise.resolve(false) });
    expect(await cacheFiles(['/a'], ports)).toBe('outdated');
    expect(cached.size).toBe(0);
  });

  it('ends when the storage quota is exceeded', async () => {
    const { ports } = stage({ store: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
    expect(await cacheFiles(['/a'], ports)).toBe('full');
  });
});
