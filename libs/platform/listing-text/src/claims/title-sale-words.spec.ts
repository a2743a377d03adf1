import { findClaims } from './find-claims.ts';

const found = (title: string) => findClaims(title, { isTitle: true }).map(({ rule, text }) => [rule, text]);

describe('a word for a sale at an end of a title', () => {
  it.each([
    ['Running Shoes Size 10 Sale', 'Sale'],
    ['Sale Running Shoes Size 10', 'Sale'],
    ['Running Shoes Size 10 Clearance', 'Clearance'],
    ['Running Shoes Size 10 Deal', 'Deal'],
    ['Steel Cup 12 oz Discount', 'Discount'],
    ['Zapatillas Hombre Running Talla 42 Negro Oferta', 'Oferta'],
    ['Laufschuhe Herren Größe 42 Angebot!', 'Angebot'],
    ['Angebot: Laufschuhe Herren Größe 42', 'Angebot'],
    ['Baskets Homme Taille 42 Soldes', 'Soldes'],
    ['Scarpe Uomo Taglia 42 Saldi', 'Saldi'],
    ['跑步鞋 男 42 特价', '特价'],
  ])('is an offer: %s', (title, word) => {
    expect(found(title)).toEqual([['offer', word]]);
  });

  it.each([
    'Garage Sale Signs 10 Pack',
    'For Sale Sign 2 Pack',
    'Sale Tags 100 Pieces',
    'Plastic Sign House For Sale',
    'Sale Rosa dell’Himalaya Fino 1 kg',
    'Macinaspezie Set Pepe e Sale',
    'Diffusore con Bagno di Sale',
    'Clearance Lights for Trailer 10 Pack',
    'Hiking Shoes with High Ground Clearance',
    'Promo Gift Bags 50 Pack',
    'Deal Wood Shelf 60 cm',
    'Angebot und Nachfrage Buch Wirtschaft',
  ])('is none of a thing for sales: %s', (title) => {
    expect(found(title)).toEqual([]);
  });
});
