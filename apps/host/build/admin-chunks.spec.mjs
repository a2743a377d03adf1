import { withImports } from './admin-chunks.mjs';

const IMPORTS = new Map([
  ['main', ['frame', 'session']],
  ['frame', ['icon']],
  ['session', ['frame']],
  ['icon', []],
  ['page', ['icon', 'table']],
]);
const reached = (start) => [...withImports(start, (id) => IMPORTS.get(id) ?? [])].sort();

describe('what comes along with a file', () => {
  it('is all that it imports, directly or not, and nothing else', () => {
    expect(reached('main')).toEqual(['frame', 'icon', 'main', 'session']);
    expect(reached('page')).toEqual(['icon', 'page', 'table']);
  });

  it('is the file alone where it imports nothing', () => {
    expect(reached('icon')).toEqual(['icon']);
  });

  it('ends where files import one another', () => {
    expect([...withImports('a', (id) => (id === 'a' ? ['b'] : ['a']))]).toEqual(['a', 'b']);
  });
});
