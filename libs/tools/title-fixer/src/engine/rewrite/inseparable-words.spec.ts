import { isInseparable } from './inseparable-words.ts';

const isOne = (text: string, word: string, language: string) => {
  const words = text.split(' ');
  return isInseparable(words, words.indexOf(word), language);
};

describe('isInseparable', () => {
  it.each([
    ['Café con Leche', 'con', 'es'],
    ['Café con Leche', 'Leche', 'es'],
    ['Green Tea with Honey', 'with', 'en'],
    ['Biscuits au Miel', 'au', 'fr'],
    ['Gelato al Latte', 'Latte', 'it'],
    ['Cristal sans Plomb', 'sans', 'fr'],
    ['Cristal sans Plomb', 'Plomb', 'fr'],
    ['Camiseta sin Mangas', 'sin', 'es'],
    ['Zapatillas Hombre Mujer', 'Mujer', 'es'],
    ['Schuhe Damen Herren', 'Herren', 'de'],
    ['IPX7 Waterproof', 'Waterproof', 'en'],
    ['2 Verre Trempé', 'Trempé', 'fr'],
  ])('holds together %s at %s', (text, word, language) => {
    expect(isOne(text, word, language)).toBe(true);
  });

  it.each([
    ['a thing that comes with food', 'Tea with Infuser', 'with', 'en'],
    ['an ingredient after a thing', 'Frother with Milk', 'with', 'en'],
    ['what is not in the box', 'Drohne ohne Akku', 'ohne', 'de'],
    ['a figure before what is left out', 'Tabletas 100 sin Azúcar', 'sin', 'es'],
    ['one audience', 'Zapatillas Hombre Ligeras', 'Ligeras', 'es'],
    ['a measure before a property', '24h Waterproof', 'Waterproof', 'en'],
    ['a count before what it counts', '96 uds Café', 'Café', 'es'],
    ['a noun behind a counted noun', '2 Verre Film', 'Film', 'fr'],
  ])('separates %s', (_name, text, word, language) => {
    expect(isOne(text, word, language)).toBe(false);
  });
});
