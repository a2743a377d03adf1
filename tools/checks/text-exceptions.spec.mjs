// @ts-check
import { openProblems } from './text-exceptions.mjs';

const problem = (/** @type {string} */ address, language = 'en') => ({ rule: 'profit', address, language });
const exception = (/** @type {string[]} */ texts) => ({ rule: 'profit', texts, reason: 'by meaning' });

describe('openProblems', () => {
  it('leaves out a problem with an exception of its rule, text and language', () => {
    const problems = [problem('a:b'), problem('a:c'), problem('a:b', 'ja')];
    expect(openProblems(problems, { en: [exception(['a:b'])] })).toEqual({
      open: [problem('a:c'), problem('a:b', 'ja')],
      unused: [],
    });
  });

  it('names an exception that no problem needs', () => {
    expect(openProblems([], { en: [exception(['a:b'])] }).unused).toEqual([problem('a:b')]);
  });
});
