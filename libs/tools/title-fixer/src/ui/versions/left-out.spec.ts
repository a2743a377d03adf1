import { leftOut } from './left-out.ts';

const version = (title: string, itemHighlights: string | null = null) => ({ title, itemHighlights });
const first = version('Acme Dog Bed for Large Dogs, 36 x 27 Inch, Gray');

describe('leftOut', () => {
  it('names what the first version says and another does not, and whether its item highlights have it', () => {
    const title = 'Acme Dog Bed for large dogs, Pet Sofa, 36 x 27 Inch';
    expect(leftOut(version(title), first)).toEqual({ words: 'Gray', isInHighlights: false });
    expect(leftOut(version(title, 'Washable Cover, gray'), first)).toEqual({
      words: 'Gray',
      isInHighlights: true,
    });
  });

  it('names phrases, three of them at most', () => {
    expect(leftOut(version('Acme Bed'), first)?.words).toBe('Dog, for Large Dogs, 36 x 27 Inch, …');
    expect(leftOut(version('Acme Bed, Gray'), first)?.words).toBe('Dog, for Large Dogs, 36 x 27 Inch');
    expect(leftOut(version('Acme Bed', 'Dog, 36 x 27 inch, gray'), first)?.isInHighlights).toBe(false);
    expect(
      leftOut(version('Acme Bed', 'For large dogs, 36 x 27 inch, gray, dog'), first)?.isInHighlights,
    ).toBe(true);
  });

  it('names nothing for other order, and no short word alone', () => {
    expect(leftOut(version('Gray Acme Dog Bed, 36 x 27 Inch, for Large Dogs'), first)).toBeNull();
    expect(leftOut(version('Gray Acme Dog Bed, 36 x 27 Inch, Large Dogs'), first)).toBeNull();
    expect(leftOut(first, first)).toBeNull();
  });

  it('finds words where no space is between them', () => {
    const japanese = version('犬用ベッド 大型 グレー');
    expect(leftOut(version('大型 犬用ベッド'), japanese, 'ja')?.words).toBe('グレー');
  });
});
