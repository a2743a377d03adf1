import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

function minimal(marketplace: string, title: string): string | undefined {
  const rules = titleRules(inputSchema.parse({ title, marketplace }), {}, () => []);
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
  return versions.find(({ strategy }) => strategy === 'minimal')?.title;
}

describe('removal of a noun after a preposition in a head-initial language', () => {
  it.each([
    [
      'removes its adjective, which would modify the product',
      'FR',
      'Gamelle pour chat senior, Litière pour chat senior, Jouet pour chat stérilisé',
      'Gamelle pour chat senior, Litière pour chat senior, Jouet',
    ],
    [
      'prefers an occurrence without an adjective',
      'FR',
      'Collier pour chien noir, Laisse pour chien, Gants pour chien blanc',
      'Collier pour chien noir, Laisse, Gants pour chien blanc',
    ],
    [
      'removes only the first of many words after it',
      'ES',
      'Collar para perro, Correa para perro fuerte, Cama para perro grande lavable impermeable',
      'Collar para perro, Correa para perro fuerte, Cama lavable impermeable',
    ],
    [
      'keeps a size after it',
      'FR',
      'Tapis pour chien 60 cm, Coussin pour chien 80cm, Lit pour chien 90cm',
      'Tapis pour chien 60 cm, Coussin pour chien 80cm, Lit 90cm',
    ],
    [
      'keeps a size with a space before the unit',
      'FR',
      'Tapis pour chien 60 cm, Coussin pour chien 80 cm, Lit pour chien 5 kg',
      'Tapis pour chien 60 cm, Coussin pour chien 80 cm, Lit 5 kg',
    ],
    [
      'keeps the adjective of a compound noun',
      'FR',
      'Crème de nuit, Sérum de nuit, Baume de nuit hydratant',
      'Crème de nuit, Sérum de nuit, Baume hydratant',
    ],
    [
      'prefers an occurrence that forms no compound noun',
      'ES',
      'Jabón con aceite de oliva, Crema con aceite de coco, Champú con aceite puro',
      'Jabón con aceite de oliva, Crema con aceite de coco, Champú',
    ],
    [
      'keeps the preposition before a model',
      'ES',
      'Filtro para Dyson V8, Batería para Dyson V10, Cepillo para Dyson V11',
      'Filtro para Dyson V8, Batería para Dyson V10, Cepillo para V11',
    ],
  ])('%s', (_title, marketplace, title, expected) => {
    expect(minimal(marketplace, title)).toBe(expected);
  });
});
