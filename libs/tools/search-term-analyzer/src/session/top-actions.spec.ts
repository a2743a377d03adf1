import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../engine/search-term-analyzer.engine.ts';
import { topActions } from './top-actions.ts';

const worked = engine.examples[0].input;
const actionsOf = (input: unknown) =>
  topActions(engine.run(engine.inputSchema.parse(input), createEnv({ now: 0, seed: 1 })));

describe('topActions', () => {
  it('names the costliest terms to exclude first, then bids to lower in their place, and a keyword to add', () => {
    expect(actionsOf(worked).map(({ kind, text }) => [kind, text])).toEqual([
      ['negative', 'water bottle with straw'],
      ['bid', 'loose-match'],
      ['bid', 'insulated bottle'],
      ['harvest', 'insulated water bottle 1l'],
    ]);
  });

  it('names at most two terms to exclude, and one bid beside them', () => {
    expect(actionsOf({ ...worked, brandWords: '' }).map(({ kind }) => kind)).toEqual([
      'negative',
      'negative',
      'bid',
      'harvest',
    ]);
  });

  it('does not propose terms with the own brand as new keywords', () => {
    expect(actionsOf({ ...worked, brandWords: '' }).at(-1)).toMatchObject({ text: 'aquapeak bottle' });
    expect(actionsOf({ ...worked, brandWords: 'aquapeak' }).at(-1)).not.toMatchObject({
      text: 'aquapeak bottle',
    });
  });

  it('is empty for a report without rows', () => {
    expect(actionsOf({ rows: [] })).toEqual([]);
  });
});
