import { findClaims } from './find-claims.ts';

const rulesIn = (text: string) => findClaims(text).map(({ rule }) => rule);

describe('a word that is a claim only beside a second sign', () => {
  it.each([
    ['en', 'The latest start time can be set to noon', 'The latest gadget for your desk'],
    ['de', 'Der Nachlass des Malers in zwei Bänden', 'Kommen Sie jetzt, Nachlass auf Besteck'],
    ['fr', 'La remise de jardin abrite deux vélos', 'Une remise de jardin pour chaque achat'],
    ['es', 'El saldo del teléfono se lee en la pantalla', 'Saldo de temporada en nuestra tienda'],
    ['it', 'Questa stagione dura dai primi geli a marzo', 'Questa stagione approfitta dei nostri colori'],
    ['ja', '最新の日付が上に来るように綴じます', '当店最新のフライパンです'],
    ['zh', '本季度账目写在第三栏', '本季颜色限时抢购'],
  ])('in %s', (_, clean, claim) => {
    expect([rulesIn(clean), rulesIn(claim).length > 0]).toEqual([[], true]);
  });

  it.each([
    ['a price', 'Price of the bundle with two brushes and lid: $24'],
    ['an exclamation mark', 'What a discount on the bundle with two brushes!'],
    ['another claim', 'Discount on the bundle with two brushes, free shipping'],
    ['a second such word', 'The promo of the bundle with two brushes is a rebate'],
    ['nothing else beside it, as a heading', 'Discount: bundle with two brushes and lid'],
  ])('has it in %s', (_, text) => {
    expect(rulesIn(text)).toContain('offer');
  });

  it('is none where the sign is in the next sentence', () => {
    expect(rulesIn('The discount column of the ledger is narrow. Save the page.')).toEqual([]);
  });
});
