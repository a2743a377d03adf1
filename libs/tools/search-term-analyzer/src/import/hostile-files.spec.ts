import { HOSTILE_FILES } from './hostile-files.fixture.ts';
import { reportOutcome } from './hostile-outcome.fixture.ts';

describe('hostile files', () => {
  it('number at least sixty', () => {
    expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE_FILES)('%s: gives rows or an error code', (_, make, outcome) => {
    expect(reportOutcome(make())).toBe(outcome);
  });
});
