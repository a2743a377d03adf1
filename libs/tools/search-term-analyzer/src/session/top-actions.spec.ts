import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../engine/search-term-analyzer.engine.ts';
import { topActions } from './top-actions.ts';

const worked = engine.examples[0].input;
const actionsOf = (input: unknown) =>
  topActions(engine.run(engine.inputSchema.parse(input), createEnv({ now: 0, seed: 1 })));

describe('topActions', () => {
  it('names terms to exclude and bids to lower, those first that save most, and a keyword to add', () => {
    expect(actionsOf(worked).map(({ kind, text }) => [kind, text])).toEqual([
      ['bid', 'loose-match'],
      ['negative', 'water bottle with straw'],
      ['bid', 'insulated bottle'],
      ['harvest', 'insulated water bottle 1l'],
    ]);
  });

  it('names at most two terms to exclude, and one bid beside them', () => {
    expect(actionsOf({ ...worked, brandWords: '' }).map(({ kind }) => kind)).toEqual([
      'bid',
      'negative',
      'negative',
      'harvest',
    ]);
  });

  it('names a term once that is in several ad groups', () => {
    const rows = worked.rows?.map((row) =>
      row.term === 'water bottle with straw' ? { ...row, clicks: 40, spend: 36 } : row,
    );
    const again = {
      term: 'water bottle with straw',
      adGroup: 'Other',
      clicks: 21,
      spend: 18.9,
      sales: 0,
      orders: 0,
    };
    expect(
      actionsOf({ ...worked, rows: [...(rows ?? []), again] }).filter(({ kind }) => kind === 'negative'),
    ).toMatchObject([{ text: 'water bottle with straw', campaigns: ['Bottles broad'], clicks: 61 }]);
  });

  it('names the campaigns and the match type of each action', () => {
    expect(actionsOf(worked)).toMatchObject([
      { campaigns: ['Bottles auto'], matchType: '' },
      { campaigns: ['Bottles broad'], matchType: 'BROAD' },
      { campaigns: ['Bottles broad'], matchType: 'BROAD' },
      { campaigns: ['Bottles auto'], matchType: '' },
    ]);
    const rows = worked.rows?.map((row) => ({ ...row, campaign: '' }));
    expect(actionsOf({ ...worked, rows }).map(({ campaigns }) => campaigns)).toEqual([[], [], [], []]);
  });

  it('lowers from the present bid where the report has it, else from the cost per click', () => {
    const rows = worked.rows?.map((row) => ({ ...row, bid: 1 }));
    expect(actionsOf({ ...worked, rows })[0]).toMatchObject({ kind: 'bid', from: 1, bid: 0.7 });
    expect(actionsOf(worked)[0]).toMatchObject({ kind: 'bid', from: expect.closeTo(0.807, 3), bid: 0.57 });
  });

  it('gives the points of ACOS that each action saves', () => {
    expect(actionsOf(worked)).toMatchObject([
      { acosCut: expect.closeTo(3.5, 2) },
      { acosCut: expect.closeTo(2.68, 2) },
      { acosCut: expect.closeTo(1.21, 2) },
      { kind: 'harvest' },
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
