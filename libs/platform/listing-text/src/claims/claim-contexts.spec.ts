import { findClaims } from './find-claims.ts';

const rulesIn = (text: string) => findClaims(text).map(({ rule }) => rule);

describe('the context of a claim', () => {
  it.each([
    ['a bare pest is a name or a shape', 'Doorstop, mouse, grey felt', 'Doorstop that repels mice'],
    ['a bare illness is a name', 'Migraine, Lanterns on tour', 'Cap against migraine'],
    ['a title is before the kind of its work', 'The Return Policy, a crime novel', 'Return policy: 30 days'],
    ['a title in German', 'Die Garantie, Thriller von Tom Reh', 'Die Garantie gilt zehn Jahre'],
    ['an inscription', 'Pin with the lettering: five star review', 'Give it a five star review'],
    ['a title in quotation marks that point inwards', 'Hörbuch »Die Beste von allen«', 'Die Beste von allen'],
    ['what is embroidered', 'Apron embroidered The Best Apron', 'The best apron in town'],
    ['a question that is answered with no', 'Does it repel moths? No, it is a lamp.', 'It repels moths.'],
    ['the same in Japanese', '虫よけの効果はありますか。いいえ、照明です。', '虫よけの効果があります。'],
    [
      'a thing that carries words, without a second sign',
      'Black Friday puzzle',
      'Black Friday only: 30% off every puzzle',
    ],
    ['a year before the news', 'Aceto balsamico annata 2018, 250 ml', 'Borsa, collezione 2026, blu'],
    ['a cable', '電源コード1.5m付き', '商品コード KX-4471'],
    ['care', 'Bleach and disinfectant sprays stain the oak', 'Disinfectant spray for oak'],
    ['a part of a device', 'Tray for a bug zapper', 'Bug zapper'],
    ['the tools of other makers that fit', 'Fits Bosch and other brands', 'Better than other brands'],
    ['one of a number of parts', 'The strongest of the three magnets', 'The strongest magnet in its class'],
  ])('%s', (_, clean, claim) => {
    expect([rulesIn(clean), rulesIn(claim).length > 0]).toEqual([[], true]);
  });

  it('is no answer where the next sentence only begins like one', () => {
    expect(rulesIn('Does it repel moths? Nothing else does.')).toContain('antimicrobial');
  });
});
