// @ts-check
import { applyRepairs } from '@seller-toolbox/listing-text/claims/apply-repairs';
import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { readTitles } from './titles.mjs';

const PART_EDGE = /[,;|()[\]【】（）！!?？~•★☆♥❤✅✔✦➤🔥⭐❄🎁💯🌟]+\s*|\s[-–—]\s*|[-–—]\s/u;
const WORDS = /[\p{L}\p{N}]+/gu;
const wordsOf = (/** @type {string} */ text) => text.toLowerCase().match(WORDS) ?? [];
const LINK_END =
  /(?<![\p{L}\p{N}])(?:with|for|and|of|from|mit|für|und|von|avec|pour|et|de|con|para|y|per|e|di)[\s,.!|–-]*$/u;

/**
 * The part of the list that a claim is in, without the words before "with" or the like.
 * @param {string} title
 * @param {number} start
 * @param {number} end
 */
function partOf(title, start, end) {
  let from = 0;
  let to = title.length;
  const edges = new RegExp(PART_EDGE.source, 'gu');
  for (const edge of title.matchAll(edges)) {
    if (edge.index + edge[0].length <= start) from = edge.index + edge[0].length;
    else if (edge.index >= end) to = Math.min(to, edge.index);
  }
  return title.slice(from, to);
}

describe.each([true, false])('the repairs of the titles of the bench, with isTitle %s', (isTitle) => {
  const judged = readTitles().map(({ title, brand }) => {
    const claims = findClaims(title, { brand, isTitle });
    const repairs = claims.flatMap(({ repair }) => repair ?? []);
    return { title, claims, repairs, repaired: applyRepairs(title, repairs) };
  });

  it('keep all words outside of the parts of the list with a claim', () => {
    expect(judged.filter(({ repairs }) => repairs.length > 0).length).toBeGreaterThan(300);
    for (const { title, claims, repaired } of judged) {
      const claimed = new Set(claims.flatMap(({ start, end }) => wordsOf(partOf(title, start, end))));
      const kept = new Set(wordsOf(repaired));
      const lost = wordsOf(title).filter((word) => !claimed.has(word) && !kept.has(word));
      expect([title, repaired, lost]).toEqual([title, repaired, []]);
    }
  });

  it('keep at least a third of the title', () => {
    for (const { title, repaired } of judged) {
      expect([title, repaired.length * 3 > title.length]).toEqual([title, true]);
    }
  });

  it('leave no double space or comma, and no preposition at the end', () => {
    for (const { title, repaired } of judged) {
      expect([title, repaired, /\S {2}\S|,\s*,/u.test(repaired) && !/ {2}|,\s*,/u.test(title)]).toEqual([
        title,
        repaired,
        false,
      ]);
      if (!LINK_END.test(title)) expect([title, LINK_END.test(repaired)]).toEqual([title, false]);
    }
  });
});
