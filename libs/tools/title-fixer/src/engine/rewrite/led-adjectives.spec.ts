import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

function minimal(marketplace: string, title: string): string | undefined {
  const rules = titleRules(inputSchema.parse({ title, marketplace }), {});
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
  return versions.find(({ strategy }) => strategy === 'minimal')?.title;
}

describe('where a noun goes that a connector leads to', () => {
  it.each([
    [
      'its adjective is never one of the product',
      'FR',
      'Gamelle pour chat senior, Litière pour chat senior, Jouet pour chat stérilisé',
      'Gamelle pour chat senior, Litière pour chat senior, Jouet',
    ],
    [
      'it goes where it takes no adjective with it',
      'FR',
      'Collier pour chien noir, Laisse pour chien, Gants pour chien blanc',
      'Collier pour chien noir, Laisse, Gants pour chien blanc',
    ],
    [
      'of many words behind it the others stay',
      'ES',
      'Collar para perro, Correa para perro fuerte, Cama para perro grande lavable impermeable',
      'Collar para perro, Correa para perro fuerte, Cama lavable impermeable',
    ],
    [
      'a size is none of its adjectives',
      'FR',
      'Tapis pour chien 60 cm, Coussin pour chien 80cm, Lit pour chien 90cm',
      'Tapis pour chien 60 cm, Coussin pour chien 80cm, Lit 90cm',
    ],
    [
      'nor is one that stands apart from its unit',
      'FR',
      'Tapis pour chien 60 cm, Coussin pour chien 80 cm, Lit pour chien 5 kg',
      'Tapis pour chien 60 cm, Coussin pour chien 80 cm, Lit 5 kg',
    ],
    [
      'the name of a crème keeps its own adjective',
      'FR',
      'Crème de nuit, Sérum de nuit, Baume de nuit hydratant',
      'Crème de nuit, Sérum de nuit, Baume hydratant',
    ],
    [
      'it goes rather where it makes no name with what follows',
      'ES',
      'Jabón con aceite de oliva, Crema con aceite de coco, Champú con aceite puro',
      'Jabón con aceite de oliva, Crema con aceite de coco, Champú',
    ],
    [
      'a model that stays is still what the product is for',
      'ES',
      'Filtro para Dyson V8, Batería para Dyson V10, Cepillo para Dyson V11',
      'Filtro para Dyson V8, Batería para Dyson V10, Cepillo para V11',
    ],
  ])('%s', (_title, marketplace, title, expected) => {
    expect(minimal(marketplace, title)).toBe(expected);
  });
});
