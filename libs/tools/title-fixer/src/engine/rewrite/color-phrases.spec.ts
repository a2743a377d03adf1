import { isNamedColor, leadingColor } from './color-phrases.ts';

describe('isNamedColor', () => {
  it.each([
    ['Moss Green', 'en'],
    ['Color Moss Green', 'en'],
    ['Vert Mousse', 'fr'],
    ['Colore Rosa Antico', 'it'],
  ])('is true of %s in %s', (text, language) => {
    expect(isNamedColor(text, language)).toBe(true);
  });

  it.each([
    ['Green', 'en'],
    ['Black White', 'en'],
    ['Green 12', 'en'],
    ['Steel Bottle', 'en'],
    ['Very Sage Green', 'en'],
  ])('is false of %s in %s', (text, language) => {
    expect(isNamedColor(text, language)).toBe(false);
  });
});

describe('leadingColor', () => {
  it.each([
    ['Black Steel Water Bottle', 1],
    ['Green Beads', 0],
    ['Blanc Chaud 2700K', 0],
    ['Black Frame/Brown Top', 0],
    ['Gold Plated Steel Chain', 0],
    ['Steel Water Bottle', 0],
  ])('of %s is %d words', (text, words) => {
    expect(leadingColor(text.split(' '), 'en')).toBe(words);
  });
});
