import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { examples } from '../title-fixer.examples.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { rewriteTitle } from './rewrite-title.ts';

const DOG_BED = examples[0].input.title;

function highlights(title: string, input: object = {}): string[] {
  const parsed = inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input });
  const rules = titleRules(parsed, parseMessage(''), findClaims);
  return rewriteTitle(checkTitle(title, rules), rules, parsed).versions.map(
    ({ itemHighlights }) => itemHighlights ?? '',
  );
}

describe('proposeHighlights', () => {
  it('keeps a phrase with what follows it in the title', () => {
    const texts = highlights(DOG_BED, { brand: 'Acme' });
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(text).toContain('Dog Mattress for Dogs up to 75 lb');
  });

  it('has a list of what fits once, and what came with the product apart from what was before it', () => {
    const filter =
      'Acme Cabin Air Filter Replacement for Toyota Camry 2018-2023, Corolla 2019-2022, RAV4 2019-2023 (Not for Prius), Activated Carbon, 2 Pack';
    const [listed = ''] = highlights(filter, { brand: 'Acme' });
    expect(listed.match(/Corolla/gu)).toHaveLength(1);
    expect(listed).toContain('or Toyota Camry 2018-2023, Corolla 2019-2022, RAV4 2019-2023');
    expect(listed).not.toMatch(/,,/u);
    const bag =
      'Acme Sac à Dos Homme Femme pour Ordinateur Portable 15,6 Pouces Étanche avec Port USB, Antivol, Cartable Lycée Collège';
    for (const text of highlights(bag, { brand: 'Acme', marketplace: 'FR' }))
      expect(text).not.toMatch(/Étanche Port/u);
  });

  it('has no capitals of its own but at its start', () => {
    const title =
      'Acme Orthopedic Memory Foam Dog Bed, 36 x 27 Inch, removable cover, waterproof lining, for Large Dogs up to 75 lb, nonslip bottom';
    const texts = highlights(title, { brand: 'Acme' }).filter((text) => text !== '');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).toMatch(/^[\p{Lu}\p{N}]/u);
      expect(title).toContain(text.slice(1).split(', ')[0]);
      for (const phrase of text.split(', ').slice(1)) expect(title).toContain(phrase);
    }
    const [text] = highlights(title, { brand: 'Acme', itemHighlights: 'Machine washable' });
    expect(text).toMatch(/^Machine washable, [\p{Ll}\p{N}]/u);
  });

  // "60 Count" was in both.
  it('repeats no count or size of the title', () => {
    const title =
      'NatuBliss Ashwagandha Gummies 1300mg Blackberry Flavor, 60 Count Vegan Sugar Free Daily Support for Women and Men, Easy to Chew';
    const input = inputSchema.parse({ title, brand: 'NatuBliss', ruleSet: 'title-2026-07-27' });
    const rules = titleRules(input, parseMessage(''), findClaims);
    const { versions } = rewriteTitle(checkTitle(title, rules), rules, input);
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions)
      for (const fact of ['60 Count', '1300mg'])
        expect(version.title.includes(fact) && version.itemHighlights?.includes(fact)).toBe(false);
  });

  // "5520 6510 7510 Printer" came before "Work with DeskJet".
  it('keeps a list behind its head and the head of a list that is too long', () => {
    const [text] = highlights(
      'ColorJetta 564XL Ink Cartridges Combo Pack Replacement for HP 564 XL 564XL Work with DeskJet 3520 3522 OfficeJet 4620 PhotoSmart 5520 6510 7510 Printer (5 Pack: 2 Black, 1 Cyan, 1 Magenta, 1 Yellow) NOT for 564 Setup',
      { brand: 'ColorJetta' },
    );
    expect(text).toContain('PhotoSmart 5520 6510 7510 Printer');
    expect(text).toContain('5 Pack');
    expect(text).not.toMatch(/Black|Cyan/u);
  });

  it('keeps the word that says what a product comes with', () => {
    const title =
      'Case for iPad 10th Generation 10.9 Inch 2022 with Pencil Holder, Clear Back Trifold Stand Cover, Auto Wake/Sleep [NOT for iPad Air 4/5, iPad Pro 11]';
    for (const text of highlights(title))
      if (text.includes('Pencil Holder')) expect(text).toMatch(/with Pencil Holder/iu);
    expect(highlights(title).join()).toContain('Pencil Holder');
  });

  it('has models of a letter and a figure', () => {
    const title =
      'Staubsaugerbeutel 20 Stück passend für Miele S8340 Ecoline, Complete C3, C2, S5, S2 / Typ GN Staubbeutel + 4 Filter NICHT passend für Typ FJM';
    const input = inputSchema.parse({ title, marketplace: 'DE', ruleSet: 'title-2026-07-27' });
    const rules = titleRules(input, parseMessage(''), findClaims);
    const { versions } = rewriteTitle(checkTitle(title, rules), rules, input);
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions)
      for (const model of ['S5', 'S2'])
        expect(`${version.title} ${version.itemHighlights ?? ''}`).toContain(model);
  });
});
