import type { ShownVersion } from './shown-version.ts';
import { versionWithSameWords } from './same-words.ts';

const version = (title: string) => ({ title }) as ShownVersion;
const first = version('Dog Bed, 36 x 27 Inch, Gray');
const second = version('Dog Bed, Sofa, 36 x 27 Inch');
const third = version('Dog bed, 36 x 27 inch, sofa');
const versions = [first, second, third];

describe('versionWithSameWords', () => {
  it('finds an earlier version with the same words in another order', () => {
    expect(versionWithSameWords(third, versions, first)).toBe(second);
  });

  it('finds the selected version, also if it comes later', () => {
    expect(versionWithSameWords(second, versions, third)).toBe(third);
  });

  it('finds none for other words, nor a later version that is not selected', () => {
    expect(versionWithSameWords(first, versions, second)).toBeUndefined();
    expect(versionWithSameWords(second, versions, first)).toBeUndefined();
  });
});
