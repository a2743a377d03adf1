// @ts-check
import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { readTitles } from './titles.mjs';
import { countVerdicts, readSentences, totalOf } from './claims.mjs';

const TITLE_FOLDERS = ['titles/', 'titles/held-out/'].map((path) => new URL(path, import.meta.url));
/** @type {import('./claims.mjs').RulesIn} */
const rulesIn = (text, options) => findClaims(text, options).map(({ rule }) => rule);

describe('the labelled sentences of the claims', () => {
  const sentences = readSentences('claims.tsv');

  it('are at least 700 in seven languages, about half of them clean', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(700);
    expect(new Set(sentences.map(({ language }) => language)).size).toBe(7);
    const clean = sentences.filter(({ expected }) => expected.length === 0).length;
    expect(clean / sentences.length).toBeGreaterThan(0.45);
  });

  it('keep a precision of 0.97 and a recall of 0.93 in every language and rule', () => {
    const { rule, language } = countVerdicts(sentences, rulesIn);
    for (const [name, { right, wrong, missed }] of [...rule, ...language]) {
      expect([name, right / (right + wrong) >= 0.97, right / (right + missed) >= 0.93]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  it('by another hand keep a precision of 0.97 and a recall of 0.93 since the rules were widened after reading them', () => {
    const { right, wrong, missed } = totalOf(readSentences('claims-held-out.tsv'), rulesIn);
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.97);
    expect(right / (right + missed)).toBeGreaterThanOrEqual(0.93);
  });

  it.each([
    ['claims-second.tsv', 0.98, 0.96],
    ['claims-third.tsv', 0.98, 0.98],
    ['claims-fourth.tsv', 0.99, 0.98],
    ['claims-fifth.tsv', 0.98, 0.98],
    ['claims-sixth.tsv', 0.98, 0.98],
    ['claims-seventh.tsv', 0.95, 0.96],
    ['claims-eighth.tsv', 0.98, 0.98],
    // These two have not been read.
    ['claims-ninth.tsv', 0.95, 0.92],
    ['claims-twentyfirst.tsv', 0.97, 0.95],
    ['claims-tenth.tsv', 0.98, 0.98],
    ['claims-eleventh.tsv', 0.98, 0.98],
    ['claims-twelfth.tsv', 0.98, 0.98],
    ['claims-thirteenth.tsv', 0.98, 0.98],
    ['claims-fourteenth.tsv', 0.98, 0.98],
    ['claims-fifteenth.tsv', 0.98, 0.98],
    ['claims-sixteenth.tsv', 0.98, 0.98],
    ['claims-eighteenth.tsv', 0.98, 0.98],
    ['claims-nineteenth.tsv', 0.98, 0.98],
    ['claims-twentieth.tsv', 0.98, 0.98],
    // Its false alarms that need more than words are still in it.
    ['claims-seventeenth.tsv', 0.93, 0.98],
  ])('of %s keep a precision of %d and a recall of %d', (name, precision, recall) => {
    const { right, wrong, missed } = totalOf(readSentences(name), rulesIn);
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(precision);
    expect(right / (right + missed)).toBeGreaterThanOrEqual(recall);
  });
});

// "iPhone 15/14/13" was a phone number, "不适用混动" a placeholder.
it('no fact that must stay in a title is a claim', () => {
  const inFacts = TITLE_FOLDERS.flatMap((folder) => readTitles(folder)).flatMap(({ title, brand, facts }) =>
    findClaims(title, { brand })
      .filter(({ rule }) => rule !== 'capitals' && rule !== 'decoration')
      .flatMap(({ rule, start, end }) =>
        facts
          .map((fact) => ({ fact, at: title.indexOf(fact) }))
          .filter(({ fact, at }) => at >= 0 && at < end && start < at + fact.length)
          .map(({ fact }) => `${rule} in ${fact}: ${title}`),
      ),
  );
  expect(inFacts).toEqual([]);
});
