import { rankGuesses } from './rank.ts';

const guess = (toolId: string, confidence: number) => ({ toolId, confidence });

describe('rankGuesses', () => {
  it('puts the surest first, and keeps the order of equal ones', () => {
    expect(
      rankGuesses([guess('a', 0.5), guess('b', 0.9), guess('c', 0.5)]).map(({ toolId }) => toolId),
    ).toEqual(['b', 'a', 'c']);
  });

  it('keeps the best guess of each tool', () => {
    expect(rankGuesses([guess('a', 0.3), guess('a', 0.8), guess('a', 0.4)])).toEqual([guess('a', 0.8)]);
  });

  it('drops guesses below the minimum confidence', () => {
    expect(rankGuesses([guess('a', 0.1)])).toEqual([]);
  });
});
