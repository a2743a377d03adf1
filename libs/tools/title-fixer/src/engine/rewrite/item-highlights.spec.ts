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
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toContain('Dog Couch, Dog Mattress for Dogs up to 75 lb');
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
      expect(text).toMatch(/^\p{Lu}/u);
      expect(title).toContain(text.slice(1).split(', ')[0]);
      for (const phrase of text.split(', ').slice(1)) expect(title).toContain(phrase);
    }
    const [text] = highlights(title, { brand: 'Acme', itemHighlights: 'Machine washable' });
    expect(text).toMatch(/^Machine washable, \p{Ll}/u);
  });
});
