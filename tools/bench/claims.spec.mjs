import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { countVerdicts, readSentences } from './claims.mjs';

describe('the labelled sentences of the claims', () => {
  const sentences = readSentences('claims.tsv');

  it('are at least 700 in seven languages, about half of them clean', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(700);
    expect(new Set(sentences.map(({ language }) => language)).size).toBe(7);
    const clean = sentences.filter(({ expected }) => expected.length === 0).length;
    expect(clean / sentences.length).toBeGreaterThan(0.45);
  });

  it('keep a precision of 0.97 and a recall of 0.93 in every language and rule', () => {
    const { rule, language } = countVerdicts(sentences, (text) =>
      findClaims(text).map((claim) => claim.rule),
    );
    for (const [name, { right, wrong, missed }] of [...rule, ...language]) {
      expect([name, right / (right + wrong) >= 0.97, right / (right + missed) >= 0.93]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });
});
