import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { inputSchema, type Strategy } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

function written(strategy: Strategy, marketplace: string, title: string): string | undefined {
  const rules = titleRules(inputSchema.parse({ title, marketplace }), {});
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
  return versions.find((version) => version.strategy === strategy)?.title;
}

describe('where the noun stands before its adjective, the version for search', () => {
  it.each([
    [
      'drops the noun that the phrase before begins with too',
      'ES',
      'Mochila Escolar Niña, Mochila Impermeable, Mochila Portátil 15,6 Pulgadas',
      'Mochila Escolar Niña, Impermeable, Portátil 15,6 Pulgadas',
    ],
    [
      'drops it with all its words',
      'IT',
      'Beauty case uomo viaggio, beauty case impermeabile, beauty case trucchi donna',
      'Beauty case uomo viaggio, impermeabile, trucchi donna',
    ],
    [
      'drops what names it as well',
      'FR',
      'Sac à Dos Femme Imperméable, Sac à Dos Antivol, Sac à Dos Voyage Cabine',
      'Sac à Dos Femme Imperméable, Antivol, Voyage Cabine',
    ],
    [
      'keeps the noun of which the adjective tells more, and drops none that leads to it',
      'IT',
      'Collare Cane Regolabile, Collare Gatto con Campanellino, Collare Pelle Cane Piccolo',
      'Collare Cane Regolabile, Gatto con Campanellino, Pelle Cane Piccolo',
    ],
  ])('%s', (_title, marketplace, title, expected) => {
    expect(written('seo', marketplace, title)).toBe(expected);
  });

  it.each([
    ['an adjective to another noun', 'FR', 'Housse de Coussin 45x45, Coussin Décoratif, Coussin Velours!'],
    ['what "d\'" leads to', 'FR', "Étui de Protection, Coque Protection d'Écran, Film de Protection!"],
    ['what a connector leads to', 'ES', 'Collar para perro, correa para perro fuerte, cama perro!'],
    ['a thing by its adjective', 'FR', 'Perceuse visseuse 20V, visseuse électrique, perceuse à percussion!'],
    ['what a number counts', 'IT', 'Set 2 Tende Oscuranti, 2 Tende Isolanti, Lampada!'],
  ])('leaves not %s', (_title, marketplace, title) => {
    const version = written('seo', marketplace, title) ?? written('minimal', marketplace, title);
    expect(version?.split(', ')[1]).toBe(title.split(', ')[1]);
  });
});

describe('where the noun stands before its adjective, the minimal version', () => {
  it.each([
    [
      'drops a noun together with what leads to it and its adjective',
      'FR',
      'Collier pour chien réglable, laisse pour chien solide, harnais pour chien actif',
      'Collier pour chien réglable, laisse pour chien solide, harnais',
    ],
    [
      'and with its article',
      'FR',
      'Lit pour les chats, tapis pour les chats calmes, jouet pour les chats joueurs',
      'Lit pour les chats, tapis pour les chats calmes, jouet',
    ],
    [
      'drops rather what only tells more of a noun',
      'FR',
      'Coffret cadeau femme, bougie cadeau parfumée, cadeau de Noël original',
      'Coffret cadeau femme, bougie parfumée, cadeau de Noël original',
    ],
    [
      'joins no name to another noun',
      'ES',
      'Crema facial hidratante mujer, crema antiarrugas, crema de día, crema de noche',
      'Crema facial hidratante mujer, antiarrugas, crema de día, de noche',
    ],
    [
      'joins what only adds to it',
      'IT',
      'Caricatore Rapido USB C, Caricatore da Muro Compatto, Caricatore per Portatile',
      'Caricatore Rapido USB C, Caricatore da Muro Compatto per Portatile',
    ],
    [
      'keeps what names a spare part',
      'IT',
      'Spazzolino Elettrico, Spazzolino Ricaricabile Sonico, Testine Spazzolino Ricambio x4',
      'Spazzolino Elettrico, Ricaricabile Sonico, Testine Spazzolino Ricambio x4',
    ],
    [
      'knows the plural of the noun that the phrase before begins with',
      'ES',
      'Toalla Baño Algodón, Toallas Manos Suaves, Toalla de Playa',
      'Toalla Baño Algodón, Manos Suaves, Toalla de Playa',
    ],
    [
      'passes over a brand',
      'ES',
      'Acme Botella Agua, Botella Térmica, Botella Deportiva',
      'Acme Botella Agua, Botella Térmica, Deportiva',
    ],
  ])('%s', (_title, marketplace, title, expected) => {
    expect(written('minimal', marketplace, title)).toBe(expected);
  });
});
