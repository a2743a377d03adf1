import { createEnv, type Finding } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';
import { groupedFindings, wordsByKind } from './removed-words.ts';
import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema } from '../title-fixer.schema.ts';

function fixOf(title: string, input: object = {}) {
  const fix = engine.run(
    engine.inputSchema.parse({ title, ruleSet: 'title-2026-07-27', ...input }),
    createEnv({ now: 0, seed: 1 }),
  );
  if (!('versions' in fix)) throw new Error('The title is not blank');
  return fix;
}
const changesOf = (title: string, input?: object) => fixOf(title, input).versions[0]?.changes ?? [];
const wordsOf = (changes: readonly Finding[], code: string) =>
  changes.find((change) => change.code === code)?.params?.['words'];

describe('the explanation of what was removed', () => {
  // "Cures Anxiety" was listed as an offer.
  it('names claims, offers, dates and addresses apart', () => {
    const changes = changesOf(
      'Acme Gummies 60 Count, Cures Anxiety, FREE SHIPPING, 2024, www.acme-gummies.com, Raspberry Flavor',
    );
    expect(wordsOf(changes, 'removed-claims')).toEqual(['Cures Anxiety']);
    expect(wordsOf(changes, 'removed-praise')).toEqual(['FREE SHIPPING']);
    expect(wordsOf(changes, 'removed-dates')).toEqual(['2024']);
    expect(wordsOf(changes, 'removed-forbidden-words')).toEqual(['www.acme-gummies.com']);
  });

  it('has no dash before what a separator preceded', () => {
    const changes = changesOf('Acme Air Filter 20x25x1 MERV 11 - Kills 99.9% of Viruses, Made in USA');
    expect(wordsOf(changes, 'removed-claims')).toEqual(['Kills 99.9% of Viruses']);
  });

  it('calls an effect a claim where no rule names its object', () => {
    const changes = changesOf('Lettiera per Gatti 10 L, Elimina gli Odori, Sacco da 4,3 kg', {
      marketplace: 'IT',
    });
    expect(wordsOf(changes, 'removed-claims')).toEqual(['Elimina gli Odori']);
  });

  it('keeps the minus of a discount', () => {
    const rules = titleRules(inputSchema.parse({ title: '-' }), parseMessage(''), () => []);
    const { parsedTitle } = checkTitle('Mug -20 % - Sale', rules);
    const { praise } = wordsByKind(
      parsedTitle,
      [
        { start: 4, end: 9 },
        { start: 9, end: 16 },
      ],
      rules,
    );
    expect(praise).toEqual(['-20 %', 'Sale']);
  });

  it.each([
    ['US', 'Cordless Vacuum 3-Year Warranty Black', '3-Year Warranty'],
    ['DE', 'Staubsauger Akku, 2 Jahre Garantie, Schwarz', '2 Jahre Garantie'],
    ['FR', 'Aspirateur Garantie 2 ans Noir', 'Garantie 2 ans'],
    ['JP', '掃除機 コードレス 2年保証 ブラック', '2年保証'],
  ])('%s calls a guarantee one: %s', (marketplace, title, expected) => {
    const changes = changesOf(title, { marketplace });
    expect(wordsOf(changes, 'removed-guarantees')).toEqual([expected]);
    expect(wordsOf(changes, 'removed-praise')).toBeUndefined();
  });

  it('is one finding for each kind', () => {
    const removed = (...words: string[]): Finding => ({
      code: 'removed-repeats',
      severity: 'info',
      params: { words },
    });
    const other: Finding = { code: 'spacing-tidied', severity: 'info' };
    expect(groupedFindings([removed('Mug'), other, removed('Mug', 'Cup')])).toEqual([
      removed('Mug', 'Cup'),
      other,
    ]);
  });
});

describe('the explanation of what was left out', () => {
  const CARTRIDGES =
    'ColorJetta 564XL Ink Cartridges Combo Pack Replacement for HP 564 XL 564XL Work with DeskJet 3520 3522 OfficeJet 4620 PhotoSmart 5520 6510 7510 Printer (5 Pack: 2 Black, 1 Cyan, 1 Magenta, 1 Yellow) NOT for 564 Setup';

  it('lists apart what neither the title nor the item highlights have', () => {
    const { versions } = fixOf(CARTRIDGES, { brand: 'ColorJetta' });
    expect(versions.length).toBeGreaterThan(0);
    for (const { title, itemHighlights, changes } of versions) {
      const published = `${title} ${itemHighlights ?? ''}`;
      for (const fact of ['2 Black', '1 Cyan', '1 Magenta', '1 Yellow'])
        expect([wordsOf(changes, 'not-placed')].flat().includes(fact)).toBe(!published.includes(fact));
    }
  });

  it('is not given where everything has a place, nor without item highlights', () => {
    const title =
      'Acme Insulated Steel Tumbler with Lid, Leakproof Travel Mug for Car and Office, 30 oz, Black';
    for (const ruleSet of ['title-2026-07-27', 'standard'])
      for (const { changes } of fixOf(title, { ruleSet, brand: 'Acme' }).versions)
        expect(wordsOf(changes, 'not-placed')).toBeUndefined();
  });

  const droppedOf = (title: string, input?: object) =>
    fixOf(title, input).versions.map(
      ({ changes }) => changes.find(({ code }) => code === 'shortened')?.params?.['dropped'],
    );

  it('names no word that is still in the title', () => {
    const title =
      'Acme Dog Harness No Pull, Adjustable Reflective Pet Vest, Dog Vest Harness with Handle for Large Dogs, Dog Harness Front Clip, L, Red';
    for (const dropped of droppedOf(title, { brand: 'Acme' }))
      expect(dropped).not.toContain('Dog Vest Harness');
  });

  it('names of a phrase what is gone', () => {
    const [dropped] = droppedOf(
      'Gripmore Cordless Drill Set 20V with 2 Batteries and Charger, 3/8 Inch Keyless Chuck, 25+1 Torque Setting, Drill Driver Kit, LED Work Light',
      { brand: 'Gripmore' },
    );
    expect(dropped).toContain('Driver Kit');
    expect(dropped).not.toContain('Drill Driver Kit');
  });

  it('calls a phrase with a word of its own no repetition', () => {
    const [{ changes } = { changes: [] }] = fixOf(
      'Flexora Resistance Bands Set of 5, Workout Bands, Exercise Bands for Legs and Glutes, Latex Loop Bands',
      { brand: 'Flexora' },
    ).versions;
    expect(wordsOf(changes, 'removed-repeats')).toBeUndefined();
  });

  it.each([
    [
      'FR',
      'Câble USB C 2 m lot de 3 charge rapide 60 W nylon tressé compatible avec Samsung Galaxy S23 iPad Pro MacBook Noir',
      'compatible avec → pour',
      'title-2026-07-27',
    ],
    [
      'ES',
      'Sueñoclaro Funda Nórdica Cama 150 cm (240x220) + 2 Fundas de Almohada 50x75, Microfibra, Reversible Gris/Blanco, Calidad 5 Estrellas',
      '+ → ,',
      'standard',
    ],
  ])('%s says what is worded otherwise: %s', (marketplace, title, expected, ruleSet) => {
    const all = fixOf(title, { marketplace, ruleSet }).versions.map(({ changes }) =>
      wordsOf(changes, 'reworded'),
    );
    expect(all.flat()).toContain(expected);
  });

  it('says nothing of wording that stays', () => {
    const title = 'Toothbrush Heads + Travel Case + Stand, Compatible with Oral-B, White';
    for (const { changes } of fixOf(title).versions) expect(wordsOf(changes, 'reworded')).toBeUndefined();
  });
});
