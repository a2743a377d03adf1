import { checkTitle } from '../check/check-title.ts';
import { titleRules } from '../check/title-rules.ts';
import { parseMessage } from '../message/parse-message.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { withoutRepeatedPhrases } from './repeated-phrases.ts';
import { rewriteTitle } from './rewrite-title.ts';

const parse = (title: string) => inputSchema.parse({ title, ruleSet: 'title-2026-07-27' });
const rulesOf = (title: string) => titleRules(parse(title), parseMessage(''), () => []);
const withoutRepeats = (text: string) =>
  withoutRepeatedPhrases({ text, changes: [], removedClaims: [] }, rulesOf(text));
const rewrite = (title: string) =>
  rewriteTitle(checkTitle(title, rulesOf(title)), rulesOf(title), parse(title));

describe('withoutRepeatedPhrases', () => {
  it.each([
    ['garlic press garlic press garlic press garlic steel mincer', 'garlic press steel mincer'],
    ['Garlic Press, garlic press, GARLIC PRESS, Steel Mincer', 'Garlic Press, Steel Mincer'],
    ['dog bed sofa dog bed sofa dog bed sofa for crates', 'dog bed sofa for crates'],
    // What follows the repetitions begins like the phrase, but is none.
    ['dog bed dog bed dog bed dog bedding', 'dog bed bedding'],
    ['garlic press garlic press garlic press, garlic peeler', 'garlic press, garlic peeler'],
  ])('keeps the first phrase of "%s"', (text, expected) => {
    const { text: kept, changes } = withoutRepeats(text);
    expect(kept).toBe(expected);
    expect(changes).toMatchObject([{ code: 'removed-repeats' }]);
  });

  it.each([
    ['twice is allowed', 'New York New York Poster'],
    ['the phrases are apart', 'garlic press steel garlic press and garlic press'],
    ['brackets would lose their partner', 'Cup (Garlic Press) Garlic Press (Garlic Press)'],
    ['a longer word only begins alike', 'dog bed dog bedding dog beds dog'],
  ])('keeps all where %s', (_reason, text) => {
    expect(withoutRepeats(text)).toEqual({ text, changes: [], removedClaims: [] });
  });
});

describe('rewritten titles with repeated phrases', () => {
  it('keep the product once, and say what was removed', () => {
    const [minimal] = rewrite(
      'garlic press garlic press garlic press garlic stainless steel mincer for kitchen with long handle and brush',
    ).versions;
    expect(minimal).toMatchObject({
      title: 'garlic press stainless steel mincer for kitchen with long handle and brush',
      changes: [{ code: 'removed-repeats', params: { words: ['garlic press'] } }],
    });
  });

  it('keep all facts, with a capital at the start, and do not repeat the phrase in the highlights', () => {
    const { versions } = rewrite(
      'BEST garlic press!!! garlic press garlic press garlic FREE SHIPPING $9.99 ★ stainless steel mincer for kitchen',
    );
    expect(versions[0]?.title).toBe('Garlic press, stainless steel mincer for kitchen');
    for (const { itemHighlights } of versions) expect(itemHighlights).not.toMatch(/press.*press/i);
  });

  it('leave a title that is short, as long as the item highlights have the rest', () => {
    const { versions, findings } = rewrite(
      'Garlic press stainless steel mincer for kitchen, garlic press with cleaning brush and silicone peeler set',
    );
    expect(versions.map(({ title, itemHighlights }) => [title, itemHighlights])).toEqual([
      [
        'Garlic press stainless steel mincer for kitchen',
        'Garlic press with cleaning brush and silicone peeler set',
      ],
    ]);
    expect(findings).toEqual([{ code: 'fewer-versions', severity: 'info', params: { count: 1 } }]);
  });

  it('leave the product where the second phrase is the start of another one', () => {
    const { versions } = rewrite(
      'Yoga Mat, Yoga Mat Bag, Exercise Mat for Home Gym, Non Slip, 6mm Thick, 72 x 24 Inch, with Carrying Strap, Purple',
    );
    expect(versions).not.toEqual([]);
    for (const { title } of versions) expect(title).toMatch(/^Yoga Mat,/u);
  });
});
