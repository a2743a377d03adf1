import fc from 'fast-check';
import { packLine, type LineUnit, type LineWish } from './backend-line.ts';

const unit = (text: string): LineUnit => ({ text, key: text, bytes: new TextEncoder().encode(text).length });
const wish = (volume: number, text: string): LineWish => ({ volume, units: text.split(' ').map(unit) });
const pack = (wishes: LineWish[], maxBytes: number, fillers: string[] = []) =>
  packLine({ wishes, maxBytes, separator: ' ', fillers: fillers.map(unit) });

describe('packLine', () => {
  it.each([
    [7, 'a1 bb2x', 7],
    [6, 'bb2x', 4],
  ])('fills %d bytes exactly, or leaves out what exceeds them', (maxBytes, text, bytes) => {
    const packed = pack([wish(2, 'bb2x'), wish(2, 'a1')], maxBytes);
    expect([...packed.text.split(' ')].sort()).toEqual(text.split(' '));
    expect(packed.bytes).toBe(bytes);
  });

  it('counts UTF-8 bytes', () => {
    expect(pack([wish(1, '水筒')], 6)).toMatchObject({ text: '水筒', bytes: 6, unfit: [] });
    expect(pack([wish(1, '水筒')], 5)).toMatchObject({ text: '', bytes: 0, unfit: ['水筒'] });
  });

  it('takes several small phrases instead of one long phrase of less volume in all', () => {
    const packed = pack([wish(10, 'abcdefghij'), wish(8, 'abcde'), wish(8, 'fghi')], 10);
    expect(packed).toMatchObject({ text: 'fghi abcde', unfit: ['abcdefghij'] });
  });

  it('takes one long phrase where small ones would waste the bytes', () => {
    expect(pack([wish(100, 'abcdefghij'), wish(11, 'k')], 10).text).toBe('abcdefghij');
  });

  it('adds a word that phrases share once', () => {
    expect(pack([wish(5, 'bento box'), wish(4, 'box liner')], 30).text).toBe('bento box liner');
  });

  it('adds fillers after the keywords, if they fit', () => {
    expect(pack([wish(1, 'bento')], 10, ['liners', 'tote'])).toMatchObject({
      text: 'bento tote',
      unfit: ['liners'],
    });
  });

  it('separates by commas', () => {
    expect(packLine({ wishes: [wish(1, 'a b')], maxBytes: 9, separator: ',', fillers: [] }).text).toBe('a,b');
  });

  it('never exceeds the limit or repeats a word, and its bytes are those of the text', () => {
    const word = fc.stringMatching(/^[a-dä]{1,6}$/);
    const wishes = fc.array(fc.tuple(fc.nat(1000), fc.array(word, { minLength: 1, maxLength: 4 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(wishes, fc.integer({ min: 0, max: 60 }), (drawn, maxBytes) => {
        const { text, bytes, words } = pack(
          drawn.map(([volume, texts]) => wish(volume, texts.join(' '))),
          maxBytes,
        );
        const written = text === '' ? [] : text.split(' ');
        expect(bytes).toBe(new TextEncoder().encode(text).length);
        expect(bytes).toBeLessThanOrEqual(maxBytes);
        expect(new Set(written).size).toBe(written.length);
        expect(words).toBe(written.length);
      }),
    );
  });
});
