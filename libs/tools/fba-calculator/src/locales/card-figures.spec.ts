import en from './en.json';
import id from './id.json';
import ja from './ja.json';
import vi from './vi.json';
import zhTW from './zh-TW.json';
import zh from './zh.json';

const OF_A_CARD = /^(tier|season|band|aged|fee|tip|priceHint|inForce)/;
/** A digit alone counts things, such as one unit, or is a side of 0; the figures of cards have more. */
const FIGURE = /\d{2}/;

describe.each(Object.entries({ zh, 'zh-TW': zhTW, en, ja, id, vi }))('the words in %s', (_, words) => {
  it('contain no figure of a card', () => {
    const texts = [
      ...Object.entries(words.ui).filter(([key]) => OF_A_CARD.test(key)),
      ...Object.entries(words.findings),
    ];
    expect(texts.filter(([, text]) => FIGURE.test(text.replace(/\{\{\w+\}\}/g, '')))).toEqual([]);
  });
});
