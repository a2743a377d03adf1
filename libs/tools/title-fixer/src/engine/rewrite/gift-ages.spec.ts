import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';

const titlesOf = (title: string, input: object = {}) => {
  const fix = engine.run(engine.inputSchema.parse({ title, ...input }), createEnv({ now: 0, seed: 1 }));
  if (!('versions' in fix) || fix.versions.length === 0) throw new Error(`no version of ${title}`);
  return fix.versions.map((version) => version.title);
};

describe('praise of a gift', () => {
  // The age went with it.
  it.each([
    ['Lumo Puzzle de Madera, 3 años regalo ideal, 24 Piezas, Animales', '3 años', /regalo|ideal/iu, 'ES'],
    ['Lumo Zapatín niño 3 años regalo ideal, azul marino', 'niño 3 años', /regalo|ideal/iu, 'ES'],
    ['Lumo Wooden Puzzle, Best Gift for 3 Year Old Boys, 24 Pieces', '3 Year Old Boys', /best|gift/iu, 'US'],
    ['Lumo Puzzle en Bois, Idée Cadeau Enfant 3 ans, 24 Pièces', 'Enfant 3 ans', /idée|cadeau/iu, 'FR'],
    ['Lumo Holzpuzzle, Geschenkidee für Kinder ab 3 Jahren, 24 Teile', 'ab 3 Jahren', /geschenk/iu, 'DE'],
  ])('leaves the age: %s', (title, age, praise, marketplace) => {
    const titles = titlesOf(title, { brand: 'Lumo', marketplace });
    expect(titles.length).toBeGreaterThan(0);
    for (const version of titles) {
      expect(version).toContain(age);
      expect(version).not.toMatch(praise);
    }
  });

  it.each([
    ['Acme Steel Cup, Best Gift for Mom, 500 ml', 'US'],
    ['Acme Stahltasse, 2 Jahre Garantie, 500 ml', 'DE'],
  ])('takes whom it is for without an age, and a warranty takes its years: %s', (title, marketplace) => {
    for (const version of titlesOf(title, { brand: 'Acme', marketplace }))
      expect(version).not.toMatch(/gift|mom|jahre|garantie/iu);
  });
});
