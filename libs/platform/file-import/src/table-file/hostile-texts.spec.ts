import { textOutcome } from './hostile-outcome.fixture.ts';
import { HOSTILE_TEXTS } from './hostile-texts.fixture.ts';

describe('a hostile file', () => {
  it.each(HOSTILE_TEXTS)('with %s is read or rejected', (_title, make, outcome) => {
    expect(textOutcome(make())).toBe(outcome);
  });
});
