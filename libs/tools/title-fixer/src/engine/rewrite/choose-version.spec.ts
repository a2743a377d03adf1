import { chooseVersion } from './choose-version.ts';
import type { LostFacts } from './lost-facts.ts';
import type { Rewritten } from './rewriting.ts';

const MIN = 10;
const WHOLE: LostFacts = { deciding: 0, figures: 0, essential: 0 };

/** The chosen title and the titles that were composed; what is not in `lost` loses nothing. */
function choose(titles: readonly string[], lost: Readonly<Record<string, LostFacts>> = {}) {
  const asked: string[] = [];
  function* candidates(): Iterable<Rewritten> {
    for (const title of titles) {
      asked.push(title);
      yield { title } as Rewritten;
    }
  }
  const { best, hasCandidates, hasStumps } = chooseVersion(candidates(), {
    minLength: MIN,
    isClean: ({ title }) => !title.includes('best'),
    lostOf: ({ title }) => lost[title] ?? WHOLE,
  });
  return { title: best?.title, asked, hasCandidates, hasStumps };
}

const LONG = 'a'.repeat(MIN + 8);
const OTHER = 'b'.repeat(MIN + 8);

describe('chooseVersion', () => {
  it('composes no more candidates than it needs', () => {
    expect(choose([`${LONG} best`, LONG, OTHER])).toMatchObject({
      title: LONG,
      asked: [`${LONG} best`, LONG],
    });
  });

  it('prefers a later one that says every figure, and one that is well above the minimum', () => {
    expect(choose([LONG, OTHER], { [LONG]: { deciding: 0, figures: 1, essential: 0 } }).title).toBe(OTHER);
    expect(choose(['a'.repeat(MIN + 7), OTHER]).title).toBe(OTHER);
    expect(choose(['a'.repeat(MIN + 7), 'b'.repeat(MIN)]).title).toBe('a'.repeat(MIN + 7));
  });

  it('offers none that loses what decides, and says whether one is too short', () => {
    expect(choose([LONG], { [LONG]: { deciding: 1, figures: 0, essential: 0 } })).toMatchObject({
      title: undefined,
      hasCandidates: true,
      hasStumps: false,
    });
    expect(choose(['a'.repeat(MIN - 1)])).toMatchObject({ title: undefined, hasStumps: true });
    expect(choose([])).toMatchObject({ title: undefined, hasCandidates: false, hasStumps: false });
  });
});
