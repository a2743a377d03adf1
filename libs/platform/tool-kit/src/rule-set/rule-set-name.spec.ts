import type { RuleSet } from '@seller-toolbox/tool-contract';
import { createFormat, createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { ruleSetName, ruleSetSource } from './rule-set-name.ts';

const writer = async () => {
  const i18n = createI18n('en', { platform: await loadPlatformWords('en') });
  return { t: i18n.getFixedT(null, 'platform') as never, format: createFormat('en') };
};

const DATED: RuleSet = {
  id: 'fees-2026-01-15',
  effectiveFrom: '2026-01-15',
  source: { name: 'Fee card' },
  checkedOn: '2026-11-21',
};
const STANDARD: RuleSet = { ...DATED, id: 'standard', effectiveFrom: null };

describe('ruleSetName', () => {
  it.each<[string, RuleSet]>([
    ['Standard rules', STANDARD],
    ['Standard rules', { ...STANDARD, effectiveFrom: '2026-01-15' }],
    ['Standard rules', { ...DATED, effectiveFrom: null }],
    ['Rules since Jan 15, 2026', DATED],
    ['Rules from Jan 15, 2026 to Dec 31, 2026', { ...DATED, effectiveTo: '2026-12-31' }],
  ])('is %s', async (name, ruleSet) => {
    expect(ruleSetName(ruleSet, await writer())).toBe(name);
  });
});

describe('ruleSetSource', () => {
  it('names source and day of the last check', async () => {
    expect(ruleSetSource(DATED, await writer())).toBe('Source: Fee card, checked on Nov 21, 2026');
  });

  it('says of the standard rules that this site has set them', async () => {
    expect(ruleSetSource(STANDARD, await writer())).toMatch(/^Fixed figures set by this site/);
  });
});
