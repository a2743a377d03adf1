import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './keyword-combiner.engine.ts';

const run = (input: unknown) => runEngine(engine, input, { now: 0 });
const list = (length: number) => Array.from({ length }, (_, place) => `k${place}`);

describe('keyword combiner engine', () => {
  it('returns at most 1000 rows by default', () => {
    const groups = [list(40), list(40)];
    const usual = run({ groups });
    const more = run({ groups, limit: 1600 });
    expect(usual.ok && [usual.output.combinations.length, usual.output.total]).toEqual([1000, 1600]);
    expect(more.ok && more.output.combinations).toHaveLength(1600);
  });

  it.each(['original', 'chars', 'words'])(
    'in %s order stops before the JSON of its output exceeds the limit, and reports the rows left out',
    (sort) => {
      const long = (group: string) =>
        Array.from({ length: 100 }, (_, at) => `${group}${at}"水\n`.repeat(150));
      const groups = [long('a'), long('b'), long('c')];
      const maxOutputBytes = 200_000;
      const result = runEngine(engine, { groups, sort, limit: 1_000_000 }, { now: 0, maxOutputBytes });
      const output = result.ok ? result.output : null;
      const bytes = new TextEncoder().encode(JSON.stringify(output)).length;
      const shown = output?.combinations.length ?? 0;
      expect(bytes).toBeLessThanOrEqual(maxOutputBytes);
      expect(bytes).toBeGreaterThan(maxOutputBytes / 2);
      expect(output?.warnings[0]).toEqual({
        code: 'rows-left-out',
        severity: 'warning',
        params: { count: 1_000_000 - shown },
      });
    },
  );

  it('leaves out all rows if not even its warnings fit', () => {
    const result = runEngine(engine, { groups: ['a', 'b'] }, { now: 0, maxOutputBytes: 100 });
    expect(result).toMatchObject({
      output: { combinations: [], total: 1, warnings: [{ params: { count: 1 } }] },
    });
  });

  it('returns no rows beyond the last one', () => {
    expect(run({ groups: ['a', 'b'], offset: 1 })).toMatchObject({
      output: { combinations: [], total: 1, warnings: [] },
    });
  });

  it('warns of more rows than can be refined, and only where they would be', () => {
    const warnings = (rows: number, options: object) => {
      const result = run({ groups: [list(100), list(rows / 100)], ...options });
      return result.ok && result.output.warnings.filter(({ code }) => code === 'too-many-to-refine');
    };
    expect(warnings(50_000, { unique: true })).toEqual([]);
    expect(warnings(50_100, { unique: true })).toEqual([
      { code: 'too-many-to-refine', severity: 'warning', params: { max: 50_000 } },
    ]);
    expect(warnings(50_100, { dropRepeats: false })).toEqual([]);
  });

  it('accepts texts and lists together', () => {
    expect(run({ groups: ['a, b', ['1,000']] })).toMatchObject({
      output: { combinations: [{ combination: 'a 1,000' }, { combination: 'b 1,000' }] },
    });
  });

  it.each([
    [{ groups: ['a'] }, 'groups', 'too-short'],
    [{ groups: ['a', 'b', 'c', 'd'] }, 'groups', 'too-long'],
    [{ groups: ['a', 5] }, 'groups.1', 'invalid-type'],
    [{ groups: ['a', 'b'], sort: 'length' }, 'sort', 'invalid-value'],
    [{ groups: ['a', 'b'], offset: -1 }, 'offset', 'too-small'],
    [{ groups: ['a', 'b'], limit: 1_000_001 }, 'limit', 'too-large'],
    [{ groups: ['a', 'b'], limit: 1.5 }, 'limit', 'invalid-type'],
    [{ groups: ['a', 'b'], separator: '-----------' }, 'separator', 'too-long'],
    [{}, 'groups', 'required'],
  ])('rejects %j', (input, path, code) => {
    expect(run(input)).toEqual({ ok: false, problems: [{ path, code }] });
  });
});
