import { rulerScale } from './ruler-scale.ts';

const LIMIT = { kind: 'limit', at: 75 } as const;
const MOBILE = { kind: 'mobile', at: 80 } as const;

describe('rulerScale', () => {
  it.each([
    [79, 79, [LIMIT]],
    [80, 80, [LIMIT, MOBILE]],
    [10, 75, [LIMIT]],
  ])('over a title of %d characters ends at %d and has the marks up to there', (length, end, marks) => {
    expect(rulerScale({ length, maxLength: 75 }, [MOBILE, LIMIT])).toEqual({ end, marks });
  });
});
