import { ownOrder } from './personal-order.ts';
import { storedIds, toggled, withFirst } from './personal-tools.ts';
import { MAX_PERSONAL_TOOLS } from './tool-ids.ts';

const many = Array.from({ length: MAX_PERSONAL_TOOLS }, (_, index) => `tool-${index}`);

describe('withFirst', () => {
  it('moves a known id to the front', () => {
    expect(withFirst(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it('keeps twenty and drops the oldest', () => {
    expect(withFirst(many, 'new')).toEqual(['new', ...many.slice(0, 19)]);
  });
});

describe('toggled', () => {
  it('adds in front and removes where it stands', () => {
    expect(toggled(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
    expect(toggled(['a', 'b'], 'b')).toEqual(['a']);
  });
});

describe('what is stored', () => {
  it.each(['{', '"a"', '{"0":"a"}', 'null'])('is empty when it reads %s', (text) => {
    localStorage.setItem('stb:test', text);
    expect(storedIds('stb:test').read()).toEqual([]);
  });

  it('keeps only what an id may be, each once', () => {
    localStorage.setItem('stb:test', '["a",1,"a",null,"b","c\\"]{}","<b>"]');
    expect(storedIds('stb:test').read()).toEqual(['a', 'b']);
  });

  it('is read back as it was written', () => {
    storedIds('stb:test').write(['b', 'a']);
    expect(storedIds('stb:test').read()).toEqual(['b', 'a']);
  });
});

describe('the tools that come first', () => {
  it('are favorites, the last four used and the most opened, each once', () => {
    const own = { favorites: ['c'], recent: ['a', 'c', 'b', 'd', 'e', 'f'], popular: ['f', 'a', 'g'] };
    expect(ownOrder(own)).toEqual(['c', 'a', 'b', 'd', 'f', 'g']);
  });
});
