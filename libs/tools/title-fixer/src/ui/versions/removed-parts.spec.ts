import { removedParts } from './removed-parts.ts';

const finding = (code: string, params: Record<string, string[]>) =>
  ({ code, severity: 'info', params }) as const;

describe('removedParts', () => {
  it('names words before characters, and not what only had no space', () => {
    const changes = [
      finding('removed-characters', { characters: ['$'] }),
      finding('removed-praise', { words: ['Premium'] }),
      finding('shortened', { dropped: ['Gray'] }),
    ];
    expect(removedParts({ changes })).toBe('Premium, $');
  });

  it('names three of three, and three of more with dots', () => {
    const changes = [finding('removed-praise', { words: ['Best', 'Top', 'New'] })];
    expect(removedParts({ changes })).toBe('Best, Top, New');
    expect(removedParts({ changes: [...changes, finding('removed-dates', { words: ['2026'] })] })).toBe(
      'Best, Top, New, …',
    );
  });

  it('names nothing of a version by the AI', () => {
    expect(removedParts({ changes: [{ text: 'Removed praise' }] })).toBe('');
  });
});
