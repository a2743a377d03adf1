import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { fixTitle } from '../fix-title.ts';
import { engine } from '../title-fixer.engine.ts';

/** All that the versions of a title publish. */
function publishedOf(title: string, marketplace: string): string[] {
  const input = engine.inputSchema.parse({ title, marketplace, ruleSet: 'title-2026-07-27' });
  const { versions } = fixTitle(input, findClaims);
  return versions.map((version) => `${version.title} ^ ${version.itemHighlights ?? ''}`);
}

describe('a phrase of praise', () => {
  it.each([
    ['Acme Dog Bed, Blue, Huge Savings This Week Only', 'US', 'Week'],
    ['Acme Hundebett, Blau, Preisknüller der Saison', 'DE', 'Saison'],
    ['Acme Lit pour Chien, Bleu, Approuvé par les Mamans', 'FR', 'Mamans'],
    ['Acme Cama para Perro, Azul, El Favorito de Todos', 'ES', 'Todos'],
    ['Acme Cuccia per Cane, Blu, Risparmio Assicurato', 'IT', 'Risparmio'],
    ['Acme Dog Bed, Blue, You Will Love It', 'US', 'Love'],
    ['Acme Dog Bed, Blue, Visit acme-beds.com', 'US', 'acme-beds'],
    ['Acme Dog Bed, Blue (MRP Rs 598, Large)', 'US', '598'],
    ['Acme Hundebett, Blau, Ihr Hund wird begeistert sein', 'DE', 'begeistert'],
    ['Acme Lit pour Chien Bleu Qualité Exceptionnelle', 'FR', 'Qualité'],
    ['Acme Cama para Perro Azul Envío Gratis 24h', 'ES', '24h'],
    ['Acme Cuccia per Cane Comodissima Blu', 'IT', 'Comodissima'],
    ['アクメ 犬用ベッド ブルー 獣医師も絶賛', 'JP', '獣医師'],
    ['艾克 宠物狗窝 蓝色 老客户都说好', 'US', '老客户'],
    ['Acme LED Strip Lights, White, Get 15% Off with Code GLOW15', 'US', 'GLOW15'],
  ])('goes as a whole: %s', (title, marketplace, word) => {
    const published = publishedOf(title, marketplace);
    expect(published.length).toBeGreaterThan(0);
    for (const text of published) expect(text).not.toContain(word);
  });

  it.each([
    ['Acme Dog Bed, Gift Box, Blue', 'US', 'Gift Box'],
    ['Acme Gel Pens, Fine Point 0.5mm, Blue', 'US', '0.5mm'],
    ['Acme Olla 6 L Acero Inoxidable Apta para Inducción, Azul', 'ES', 'Acero Inoxidable'],
  ])('keeps a fact: %s', (title, marketplace, fact) => {
    const published = publishedOf(title, marketplace);
    expect(published.length).toBeGreaterThan(0);
    for (const text of published) expect(text).toContain(fact);
  });

  it.each([
    ['Acme Bath Towels Set of 4 Cotton Gray Save 30%', 'US', 'Cotton Gray'],
    ['Acme Steel Water Bottle 32 oz Leakproof Blue Save 30% Today', 'US', 'Leakproof'],
    ['Acme Handtücher 4er Set Baumwolle Grau 30% sparen heute', 'DE', 'Baumwolle'],
  ])('of a saving in percent leaves what is before it: %s', (title, marketplace, words) => {
    const published = publishedOf(title, marketplace);
    expect(published.length).toBeGreaterThan(0);
    for (const text of published) {
      expect(text).toContain(words);
      expect(text).not.toMatch(/30|save|sparen/i);
    }
  });
});
