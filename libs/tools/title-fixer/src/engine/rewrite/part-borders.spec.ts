import { toParts } from './title-parts.ts';
import { titleLanguage } from './title-language.ts';

/** The parts of a title, "_" its brand. */
function partsOf(title: string, language: string): string[] {
  return toParts(title.replaceAll('_', '\uE000'), language).map(({ text }) => text.replaceAll('\uE000', '_'));
}

describe('borders of parts', () => {
  it.each([
    ['de', '_ Zelt grün, Heringe 20 Stück, Stange 2 m, Tasche faltbar, Lampe 5W', 'Lampe 5W'],
    ['fr', '_ Savon, Beurre, LOT DE 3 x 200g', 'LOT DE 3 x 200g'],
    ['es', '_ Topper colchón 90x190 cm, funda, 5 cm grosor', '5 cm grosor'],
    ['en', '_ Linen Pants, High Waisted Trousers Petite Fit Beach Style with Pockets', 'with Pockets'],
    [
      'es',
      '_ Cuerdas para Guitarra, Bordones sin Bola, Tres Primas Transparentes, Arte y Hobby',
      'Bordones sin Bola',
    ],
    ['fr', 'Tapis Voiture Compatible Toyota Yaris _ Velours', 'Compatible Toyota Yaris'],
    ['fr', '_ Kit Broderie, aiguille et notice cadre non inclus loisirs créatifs', 'cadre non inclus'],
    ['en', 'Folding Garden Chair Steel _ Padded Seat', '_'],
    [
      'en',
      '_ Cabin Air Filter Replacement for Toyota Camry 2018-2023, Corolla 2019-2022, RAV4 2019-2023, 2 Pack',
      'for Toyota Camry 2018-2023, Corolla 2019-2022, RAV4 2019-2023',
    ],
    ['it', '_ Sedile WC Forma a D, Bianco', '_ Sedile WC Forma a D'],
    ['en', '_ Frying Pan Set 20cm 24cm 28cm, PFOA Free', '20cm 24cm 28cm'],
    ['en', '_ Frying Pan 20cm 1.5L, PFOA Free', '1.5L'],
    ['zh', '_儿童保温杯316不锈钢吸管杯两用 500ml', '_儿童保温杯'],
    ['es', '_ Funda para iPhone 15 Plus, no para iPhone 15 Negro', 'no para iPhone 15'],
    [
      'fr',
      '_ Sac à Dos Homme Femme pour Ordinateur Portable 15,6 Pouces Étanche avec Port USB',
      'pour Ordinateur Portable 15,6 Pouces',
    ],
  ])('%s: %s', (language, title, part) => {
    expect(partsOf(title, language)).toContain(part);
  });

  it('no fit begins at the shape of a garment, one does before a maker', () => {
    const partsWith = (title: string) => partsOf(title, 'en').filter((text) => /^fit/iu.test(text));
    expect(partsWith('_ Linen Pants, Trousers Petite Fit Beach Style')).toEqual([]);
    expect(partsWith('_ Floor Mats, Liners fit Toyota Camry')).toEqual(['fit Toyota Camry']);
  });

  it('the brand stays with what it is of or after', () => {
    expect(partsOf('_ Dog Bed Large', 'en')[0]).toBe('_ Dog Bed');
    expect(partsOf('Dog Bed Cover for _ Bed', 'en')).toContain('for _ Bed');
  });
});

describe('titleLanguage', () => {
  it('reads French in Canada and Spanish in the US by their small words', () => {
    expect(titleLanguage('Balai à neige pour auto avec manche', 'en')).toBe('fr');
    expect(titleLanguage('Cuentos para dormir en la granja', 'en')).toBe('es');
    expect(titleLanguage('Eau de Parfum for Women with Roses', 'en')).toBe('en');
    expect(titleLanguage('La Mer Cream', 'en')).toBe('en');
    expect(titleLanguage('Balai à neige pour auto', 'de')).toBe('de');
  });
});
