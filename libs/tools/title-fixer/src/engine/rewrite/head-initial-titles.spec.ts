import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { inputSchema, type Strategy } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

function written(strategy: Strategy, marketplace: string, title: string): string | undefined {
  const rules = titleRules(inputSchema.parse({ title, marketplace }), {}, () => []);
  const { versions } = rewriteTitle(checkTitle(title, rules), rules, '');
  return versions.find((version) => version.strategy === strategy)?.title;
}

describe('the search version in a head-initial language', () => {
  it.each([
    [
      'drops the head noun if the preceding phrase starts with it',
      'ES',
      'Mochila Escolar Niña, Mochila Impermeable, Mochila Portátil 15,6 Pulgadas',
      'Mochila Escolar Niña, Impermeable, Portátil 15,6 Pulgadas',
    ],
    [
      'drops a head noun of several words',
      'IT',
      'Beauty case uomo viaggio, beauty case impermeabile, beauty case trucchi donna',
      'Beauty case uomo viaggio, impermeabile, trucchi donna',
    ],
    [
      'drops a compound noun with its preposition',
      'FR',
      'Sac à Dos Femme Imperméable, Sac à Dos Antivol, Sac à Dos Voyage Cabine',
      'Sac à Dos Femme Imperméable, Antivol, Voyage Cabine',
    ],
    [
      'keeps the noun that an adjective modifies',
      'IT',
      'Collare Cane Regolabile, Collare Gatto con Campanellino, Collare Pelle Cane Piccolo',
      'Collare Cane Regolabile, Gatto con Campanellino, Pelle Cane Piccolo',
    ],
  ])('%s', (_title, marketplace, title, expected) => {
    expect(written('seo', marketplace, title)).toBe(expected);
  });

  it.each([
    ['an adjective on another noun', 'FR', 'Housse de Coussin 45x45, Coussin Décoratif, Coussin Velours!'],
    ['a dangling elision', 'FR', "Étui de Protection, Coque Protection d'Écran, Film de Protection!"],
    ['a wrong complement of a preposition', 'ES', 'Collar para perro, correa para perro fuerte, cama perro!'],
    [
      'an adjective without its noun',
      'FR',
      'Perceuse visseuse 20V, visseuse électrique, perceuse à percussion!',
    ],
    ['a number without its noun', 'IT', 'Set 2 Tende Oscuranti, 2 Tende Isolanti, Lampada!'],
  ])('keeps the phrase to avoid %s', (_title, marketplace, title) => {
    const version = written('seo', marketplace, title) ?? written('minimal', marketplace, title);
    expect(version?.split(', ')[1]).toBe(title.split(', ')[1]);
  });
});

describe('the minimal version in a head-initial language', () => {
  it.each([
    [
      'drops a noun with its preposition and adjective',
      'FR',
      'Collier pour chien réglable, laisse pour chien solide, harnais pour chien actif',
      'Collier pour chien réglable, laisse pour chien solide, harnais',
    ],
    [
      'drops a noun with its article',
      'FR',
      'Lit pour les chats, tapis pour les chats calmes, jouet pour les chats joueurs',
      'Lit pour les chats, tapis pour les chats calmes, jouet',
    ],
    [
      'prefers to drop a postmodifier',
      'FR',
      'Coffret cadeau femme, bougie cadeau parfumée, cadeau de Noël original',
      'Coffret cadeau femme, bougie parfumée, cadeau de Noël original',
    ],
    [
      'keeps a comma before the rest of a compound noun',
      'ES',
      'Crema facial hidratante mujer, crema antiarrugas, crema de día, crema de noche',
      'Crema facial hidratante mujer, antiarrugas, crema de día, de noche',
    ],
    [
      'joins an adjunct without a comma',
      'IT',
      'Caricatore Rapido USB C, Caricatore da Muro Compatto, Caricatore per Portatile',
      'Caricatore Rapido USB C, Caricatore da Muro Compatto per Portatile',
    ],
    [
      'keeps the noun that a spare part is for',
      'IT',
      'Spazzolino Elettrico, Spazzolino Ricaricabile Sonico, Testine Spazzolino Ricambio x4',
      'Spazzolino Elettrico, Ricaricabile Sonico, Testine Spazzolino Ricambio x4',
    ],
    [
      'matches the plural of the preceding head noun',
      'ES',
      'Toalla Baño Algodón, Toallas Manos Suaves, Toalla de Playa',
      'Toalla Baño Algodón, Manos Suaves, Toalla de Playa',
    ],
    [
      'skips a brand before the head noun',
      'ES',
      'Acme Botella Agua, Botella Térmica, Botella Deportiva',
      'Acme Botella Agua, Botella Térmica, Deportiva',
    ],
  ])('%s', (_title, marketplace, title, expected) => {
    expect(written('minimal', marketplace, title)).toBe(expected);
  });
});
