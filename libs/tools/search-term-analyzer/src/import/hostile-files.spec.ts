import { HOSTILE_FILES } from './hostile-files.fixture.ts';
import { reportOutcome } from './hostile-outcome.fixture.ts';

describe('a hostile file', () => {
  it('is one of sixty and more', () => {
    expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE_FILES)('with %s has one of two ends', (_, make, outcome) => {
    expect(reportOutcome(make())).toBe(outcome);
  });
});
