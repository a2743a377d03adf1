import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../title-fixer.engine.ts';
import { claimsFittedModel } from './fitted-models.ts';

describe('claimsFittedModel', () => {
  const source = 'Acme Compatible with Dyson V7 V8 Animal Vacuum Attachments Mattress Tool';

  it.each([
    'Acme V7 V8 Animal Vacuum Attachments',
    'Acme, V8 Animal Vacuum Attachments',
    'Acme Vacuum Attachments for V7',
  ])('is true for a model without its maker: %s', (title) => {
    expect(claimsFittedModel(title, source)).toBe(true);
  });

  it.each([
    'Acme Vacuum Attachments, Compatible with Dyson V7 V8',
    'Acme Mattress Tool',
    'Acme Vacuum Attachments for DYSON V8',
  ])('is false for one with its maker, and without models: %s', (title) => {
    expect(claimsFittedModel(title, source)).toBe(false);
  });

  it('knows the words before a maker in other languages', () => {
    expect(claimsFittedModel('Acme V8 Aufsatz', 'Acme Aufsatz kompatibel mit Dyson V8')).toBe(true);
    expect(claimsFittedModel('Acme V8 Embout', 'Acme Embout pour Dyson V8')).toBe(true);
  });

  it('is false for figures of the product itself', () => {
    expect(claimsFittedModel('Acme Akku 18V', 'Acme Akku für Makita BL1850B 18V')).toBe(false);
  });
});

describe('a title whose product is behind the models that it fits', () => {
  it('has no version rather than one that makes the models those of the brand', () => {
    const title =
      'Tanko Compatible with Dyson V7 V8 Animal Absolute Vacuum Attachments Mattress Tool Crevice Nozzle Flexible Hose 5 Piece Kit Not Fit V10 V11 V15';
    const input = engine.inputSchema.parse({ title, brand: 'Tanko', ruleSet: 'title-2026-07-27' });
    expect(engine.run(input, createEnv({ now: 0, seed: 1 }))).toMatchObject({ versions: [] });
  });
});
