import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import { titleRuler } from './title-ruler.ts';

const marksOf = (ruler: ReturnType<typeof titleRuler>) => ruler.marks.map(({ kind, at }) => `${kind} ${at}`);

describe('titleRuler', () => {
  it('ends at the limit while the title is within it', () => {
    const ruler = titleRuler(TITLE_POLICIES.standard, 'US', { length: 50, maxLength: 200 });
    expect(ruler).toMatchObject({ end: 200 });
    expect(marksOf(ruler)).toEqual([
      'title-too-short 50',
      'mobile 80',
      'length-below-advised 100',
      'limit 200',
    ]);
  });

  it('ends at the title if that is longer than the limit', () => {
    const ruler = titleRuler(TITLE_POLICIES.standard, 'US', { length: 400, maxLength: 200 });
    expect(ruler).toMatchObject({ end: 400 });
    expect(ruler.marks.at(-1)).toEqual({ kind: 'limit', at: 200 });
  });

  it('has the mark of a marketplace in that marketplace only', () => {
    const ruler = titleRuler(TITLE_POLICIES.standard, 'JP', { length: 20, maxLength: 100 });
    expect(marksOf(ruler)).toContain('marketplace-length-high 50');
  });

  it('leaves out marks beyond its end', () => {
    const ruler = titleRuler(TITLE_POLICIES['title-2026-07-27'], 'US', { length: 60, maxLength: 75 });
    expect(marksOf(ruler)).toEqual(['title-too-short 50', 'limit 75']);
  });

  it('shows the mobile cut since 2026-07-27 when the title reaches it', () => {
    const ruler = titleRuler(TITLE_POLICIES['title-2026-07-27'], 'US', { length: 80, maxLength: 75 });
    expect(marksOf(ruler)).toEqual(['title-too-short 50', 'limit 75', 'mobile 80']);
  });
});
