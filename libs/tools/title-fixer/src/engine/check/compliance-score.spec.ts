import { FIXER_RULES } from '../fixer-rules.data.ts';
import { scoreTier } from './compliance-score.ts';

describe('scoreTier', () => {
  it.each([
    [100, 'green'],
    [90, 'green'],
    [89, 'lime'],
    [80, 'lime'],
    [79, 'amber'],
    [70, 'amber'],
    [69, 'orange'],
    [60, 'orange'],
    [59, 'red'],
    [0, 'red'],
  ])('of %d is %s', (score, tier) => {
    expect(scoreTier(score, FIXER_RULES.standard.tiers)).toBe(tier);
  });
});
