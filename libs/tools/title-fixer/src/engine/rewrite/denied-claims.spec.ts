import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';

const titlesOf = (title: string, input: object = {}) => {
  const fix = engine.run(engine.inputSchema.parse({ title, ...input }), createEnv({ now: 0, seed: 1 }));
  return 'versions' in fix ? fix.versions.map((version) => version.title) : [];
};

describe('a claim of a cure', () => {
  // "Does Not" was left of it.
  it.each([
    ['Acme Herbal Tea, Does Not Cure Colds, 20 Bags, Caffeine Free', 'Does Not Cure Colds', {}],
    ['Acme Foot Powder, Does Not Prevent Infections, 100 g, Unscented', 'Does Not Prevent Infections', {}],
  ])('stays if it is denied: %s', (title, denied, input) => {
    const titles = titlesOf(title, { brand: 'Acme', ...input });
    expect(titles.length).toBeGreaterThan(0);
    for (const version of titles) expect(version).toContain(denied);
  });

  it.each([
    ['Acme Herbal Tea, Cures Colds and Flu, 20 Bags, Caffeine Free', /cure|cold|flu/iu, {}],
    ['Acme Cream Treats Eczema Symptoms, 50 ml, Unscented', /treat|eczema|symptom/iu, {}],
    ['Acme Salbe heilt Ekzeme, 50 ml, parfümfrei', /heilt|ekzem/iu, { marketplace: 'DE' }],
    ['Acme Crème guérit la grippe, 50 ml, sans parfum', /guérit|grippe/iu, { marketplace: 'FR' }],
    ['Acme 膏贴 治疗关节炎 20片', /治疗|关节炎/u, {}],
  ])('goes if it is made: %s', (title, claim, input) => {
    const titles = titlesOf(title, { brand: 'Acme', ...input });
    expect(titles.length).toBeGreaterThan(0);
    for (const version of titles) expect(version).not.toMatch(claim);
  });
});
