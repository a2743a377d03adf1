import { groupForms, pluralsOf } from './plural-forms.ts';

describe('pluralsOf', () => {
  it.each([
    ['en', 'bottles', 'bottle'],
    ['en', 'boxes', 'box'],
    ['en', 'dresses', 'dress'],
    ['en', 'glasses', 'glass'],
    ['en', 'brushes', 'brush'],
    ['en', 'batteries', 'battery'],
    ['en', 'toys', 'toy'],
    ['en', 'women', 'woman'],
    ['en', 'knives', 'knife'],
    ['de', 'taschen', 'tasche'],
    ['de', 'kameras', 'kamera'],
    ['de', 'halterungen', 'halterung'],
    ['de', 'tische', 'tisch'],
    ['de', 'esstische', 'esstisch'],
    ['de', 'gartentische', 'gartentisch'],
    ['de', 'kinderschuhe', 'kinderschuh'],
    ['de', 'gartenstühle', 'gartenstuhl'],
    ['de', 'weingläser', 'weinglas'],
    ['de', 'rucksäcke', 'rucksack'],
    ['de', 'bezüge', 'bezug'],
    ['de', 'kleider', 'kleid'],
    ['de', 'armbanduhren', 'armbanduhr'],
    ['de', 'gabeln', 'gabel'],
    ['fr', 'bouteilles', 'bouteille'],
    ['fr', 'couteaux', 'couteau'],
    ['fr', 'journaux', 'journal'],
    ['es', 'botellas', 'botella'],
    ['es', 'colores', 'color'],
    ['es', 'luces', 'luz'],
    ['it', 'borse', 'borsa'],
    ['it', 'tacchi', 'tacco'],
    ['it', 'colori', 'colore'],
  ])('in %s %s is the plural of %s', (language, plural, singular) => {
    expect(pluralsOf(singular, language)).toContain(plural);
  });

  it.each([
    ['en', 'glass', 'glas'],
    ['en', 'bottle', 'bottle'],
    ['en', 'boxs', 'box'],
    ['en', 'toies', 'toy'],
    ['en', 'batterys', 'battery'],
    ['en', 'shorts', 'short'],
    ['en', 'news', 'new'],
    ['en', 'dogma', 'dog'],
    ['en', 'as', 'a'],
    ['en', 'womans', 'woman'],
    ['de', 'schwarzen', 'schwarze'],
    ['de', 'praktische', 'praktisch'],
    ['de', 'romantische', 'romantisch'],
    ['de', 'plastische', 'plastisch'],
    ['de', 'kleiner', 'klein'],
    ['en', 'snowwomen', 'snowwoman'],
    ['de', 'bottles', 'bottle'],
    ['ja', 'bottles', 'bottle'],
    ['ja', '水筒s', '水筒'],
  ])('in %s %s is not a plural of %s', (language, plural, singular) => {
    expect(pluralsOf(singular, language)).not.toContain(plural);
  });
});

describe('groupForms', () => {
  it('maps a plural to a singular in the list', () => {
    expect(Object.fromEntries(groupForms(['dogs', 'dog', 'cats'], 'en'))).toEqual({
      dogs: 'dog',
      dog: 'dog',
      cats: 'cats',
    });
  });
});
