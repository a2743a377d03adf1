import { CLAIM_RULE_IDS } from '@seller-toolbox/listing-text/claims/claim-rule-ids.data';
import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';
import { loadClaimsWords } from './claims-words.ts';

describe('words of the claims', () => {
  it.each(LANGUAGE_CODES)(
    'in %s have the keys and placeholders of zh, and a sentence for each rule',
    async (code) => {
      const { default: words } = await loadClaimsWords(code);
      const { default: zh } = await loadClaimsWords('zh');
      expect(emptyWords(words)).toEqual([]);
      expect(wordsShape(words)).toEqual(wordsShape(zh));
      for (const rule of CLAIM_RULE_IDS) expect(words.claims[rule]).toContain('{{text}}');
    },
  );
});
