import fc from 'fast-check';
import { inputSchema, MAX_TITLE_LENGTH } from '../engine/title-analyzer.schema.ts';
import { openSession, type ListSettings } from './title-analyzer.session.ts';

const { title: _title, ...SETTINGS } = inputSchema.parse({ title: '' });
const judge = (titles: readonly string[], settings: ListSettings = SETTINGS) =>
  openSession()({ titles, settings }, () => undefined);

describe('openSession', () => {
  it('judges each title in order', async () => {
    const answers = await judge(['Steel Bottle', 'Steel Bottle!!!!', '']);
    expect(answers.map(({ state }) => state)).toEqual(['ok', 'warn', 'refused']);
    expect(answers[0]).toMatchObject({ score: 80, length: 12, maxLength: 200 });
  });

  it.each([
    ['a title with an error is bad whatever its score', 'Word '.repeat(41), 'bad'],
    ['a title of punctuation only is judged', '!?!?', 'warn'],
    ['a title with a poor score is bad', 'best amazing perfect cup', 'bad'],
  ])('%s', async (_name, title, state) => {
    expect((await judge([title]))[0]?.state).toBe(state);
  });

  it.each([
    ['empty', '\u200f', 'title-empty'],
    ['above the maximum length', 'a'.repeat(MAX_TITLE_LENGTH + 1), 'too-long'],
  ])('rejects a title that is %s with a code', async (_name, title, code) => {
    expect((await judge([title]))[0]).toEqual({ state: 'refused', problems: [{ path: 'title', code }] });
  });

  it('gives JSON-safe results for any titles', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 80 }), { maxLength: 5 }),
        async (titles) => {
          const answers = await judge(titles);
          expect(answers).toHaveLength(titles.length);
          expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
        },
      ),
      { numRuns: 60 },
    );
  });
});
