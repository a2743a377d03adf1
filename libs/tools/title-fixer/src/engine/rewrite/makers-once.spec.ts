import { withMakersOnce } from './makers-once.ts';

const always = () => true;

describe('withMakersOnce', () => {
  it.each([
    ['Dell XPS 13, Dell Inspiron 15', 'Dell XPS 13, Inspiron 15'],
    ['Dell XPS 13 and Dell Inspiron 15', 'Dell XPS 13 and Inspiron 15'],
    ['Dell XPS 13/15, Dell Inspiron 15', 'Dell XPS 13/15, Inspiron 15'],
  ])('names the maker of %j at the first model', (text, expected) => {
    expect(withMakersOnce(text, always)).toBe(expected);
  });

  it.each(['Dell XPS 13, HP Envy 15', 'Dell XPS 13, Dell Dock', 'Blue Mug 13, Blue Cup 15'])(
    'leaves %j as it is',
    (text) => {
      expect(withMakersOnce(text, always)).toBe(text);
    },
  );

  it('keeps a maker that must not be dropped', () => {
    const text = 'Dell XPS 13, Dell Inspiron 15';
    expect(withMakersOnce(text, (maker) => maker !== 'Dell')).toBe(text);
  });
});
