import { says } from './lost-fact-parts.ts';
import { withoutExclusions } from './without-exclusions.ts';

describe('says', () => {
  it.each([
    ['Fan Filter 3 Pack Mini', '3 Pack', true],
    ['Case for iPhone 15 Pro', 'iPhone 15 Pro', true],
    ['Case for iPhone 15', 'iPhone 15', true],
    ['Case for iPhone 15 Pro', 'iPhone 15', false],
    ['Case for Galaxy S24 Ultra', 'S24', false],
    ['Case for Galaxy A54 5G', 'A54', false],
    ['Case for Galaxy S24 Ultra, Galaxy S24', 'Galaxy S24', true],
    ['Dock for Switch Lite', 'Switch', false],
    ['Bottle 40oz Blue', '40 oz', true],
  ])('%s says %s: %s', (text, phrase, expected) => {
    expect(says(text, phrase, 'en')).toBe(expected);
  });
});

describe('withoutExclusions', () => {
  it.each([
    ['en', 'Case for iPhone 15 Pro (Not for iPhone 15), Slim', 'iPhone 15 Pro', 'Not for iPhone 15'],
    ['de', 'Matte für Golf 8, nicht für Golf 7, Schwarz', 'Schwarz', 'Golf 7'],
    ['fr', 'Jouet, déconseillé aux enfants, Rouge', 'Rouge', 'enfants'],
    ['es', 'Sartén, no apta para inducción, Negro', 'Negro', 'inducción'],
    ['it', 'Tappetini per 500X, non per Hybrid, Nero', 'Nero', 'Hybrid'],
    ['ja', 'フライパン ガス火対応 IH非対応 黒', 'ガス火対応', 'IH'],
    ['zh', '炒锅 燃气灶 不适用电磁炉 黑色', '黑色', '电磁炉'],
  ])('%s: of %s stays "%s", not "%s"', (language, title, kept, excluded) => {
    const rest = withoutExclusions(title, language);
    expect(rest).toContain(kept);
    expect(rest).not.toContain(excluded);
  });

  it('keeps what does not come with a product', () => {
    expect(withoutExclusions('Lamp, Bulb Not Included', 'en')).toContain('Bulb');
  });
});
