import { tools } from '@seller-toolbox/catalogue';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import { suggestTools } from './suggest-tools.ts';

const made = ['word-counter', 'fee-calculator', 'tax-calculator', 'rate-calculator', 'lead-calculator'].map(
  (id) => sampleManifest({ id }),
);

describe('suggestTools', () => {
  it('finds a tool behind a typo', () => {
    expect(suggestTools('word-conter', made)[0]?.id).toBe('word-counter');
  });

  it('finds a tool behind half of its name, whatever the case', () => {
    expect(suggestTools('Counter', made)[0]?.id).toBe('word-counter');
  });

  it('gives at most three', () => {
    expect(suggestTools('calculator', made)).toHaveLength(3);
  });

  it.each(['', 'x', 'zzzzzz', 'later', 'account', 'wordpress-login'])('suggests nothing for %p', (id) => {
    expect(suggestTools(id, made)).toEqual([]);
  });

  it('leaves out what is not ready', () => {
    expect(suggestTools('soon', [sampleManifest({ id: 'soon', status: 'developing' })])).toEqual([]);
  });

  it('finds each ready tool of the catalogue when the last letter is missing', () => {
    for (const tool of tools.filter(({ status }) => status === 'ready')) {
      expect(suggestTools(tool.id.slice(0, -1), tools)[0]?.id).toBe(tool.id);
    }
  });
});
