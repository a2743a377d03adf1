import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';
import { withoutHalfExpressions } from './counted-expressions.ts';

const minimalOf = (title: string, marketplace: string) => {
  const input = engine.inputSchema.parse({ title, marketplace, ruleSet: 'title-2026-07-27' });
  const fix = engine.run(input, createEnv({ now: 0, seed: 1 }));
  return 'versions' in fix ? fix.versions[0]?.title : undefined;
};

describe('a count or size beside praise', () => {
  // "2 Nero", "da 2 Nero", and no size were left.
  it.each([
    [
      'IT',
      'Calzini Uomo, Nuova Confezione da 2 Nero, Taglia 39',
      'Calzini Uomo, Confezione da 2 Nero, Taglia 39',
    ],
    ['IT', 'Calzini Uomo, Confezione Risparmio da 2 Nero', 'Calzini Uomo, Confezione da 2 Nero'],
    ['IT', 'Calzini Uomo, Confezione Regalo da 2 Nero', 'Calzini Uomo, Confezione Regalo da 2 Nero'],
    ['IT', 'Calzini Uomo, Offerta 2 Nero, Taglia 39', 'Calzini Uomo, 2 Nero, Taglia 39'],
    ['IT', 'Pantofole Donna, Ultimi Pezzi Taglia 39', 'Pantofole Donna, Taglia 39'],
    ['ES', 'Calcetines Hombre, Pack Ahorro de 2 Negro', 'Calcetines Hombre, Pack de 2 Negro'],
    ['FR', 'Pantoufles Femme, Promo Lot de 2, Gris', 'Pantoufles Femme, Lot de 2, Gris'],
    ['DE', 'Socken Herren, Top Angebot 2er Pack Schwarz', 'Socken Herren, 2er Pack Schwarz'],
    ['US', 'Mens Socks, Premium Pack of 2 Black, Size 9', 'Mens Socks, Pack of 2 Black, Size 9'],
    ['JP', '靴下 メンズ 最安値2足組 黒', '靴下 メンズ 2足組 黒'],
    ['JP', '靴下 メンズ お得な3足セット 黒', '靴下 メンズ 3足セット 黒'],
    ['US', '袜子 男士 热卖2双装 黑色', '袜子 男士 2双装 黑色'],
  ])('%s stays whole: %s', (marketplace, title, expected) => {
    expect(minimalOf(title, marketplace)).toBe(expected);
  });

  it.each([
    ['FR', 'Pantoufles Femme, Garanti 2 Ans, Gris', 'Pantoufles Femme, Gris'],
    [
      'IT',
      'Calzini Uomo Confezione da 2 Nero 100% Soddisfatti o Rimborsati',
      'Calzini Uomo Confezione da 2 Nero',
    ],
    ['US', 'T-Shirt Men, 100% Cotton Guaranteed, Black', 'T-Shirt Men, 100% Cotton, Black'],
    [
      'ES',
      'Botella de Agua 500 ml Negro Oferta Especial Mejor Precio Amazon',
      'Botella de Agua 500 ml Negro',
    ],
  ])('%s loses the whole of an offer: %s', (marketplace, title, expected) => {
    expect(minimalOf(title, marketplace)).toBe(expected);
  });
});

describe('withoutHalfExpressions', () => {
  const left = (text: string, removed: string) => {
    const start = text.indexOf(removed);
    return withoutHalfExpressions(text, [{ start, end: start + removed.length }]).map((span) =>
      text.slice(span.start, span.end).trim(),
    );
  };

  it('keeps the word of a count', () => {
    expect(left('Nuova Confezione da 2 Nero', 'Nuova Confezione da')).toEqual(['Nuova']);
  });

  it('keeps the number of a size', () => {
    expect(left('Top Größe 39 Angebot', '39 Angebot')).toEqual(['Angebot']);
  });

  it.each([
    ['a year', 'Set 2026 New', '2026 New'],
    ['a percentage', 'Set 50% Rabatt', '50% Rabatt'],
    ['a price', 'Pack 20 € Angebot', '20 € Angebot'],
  ])('takes %s as no count', (_title, text, removed) => {
    expect(left(text, removed)).toEqual([removed]);
  });
});
