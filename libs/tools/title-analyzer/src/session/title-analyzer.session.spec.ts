import fc from 'fast-check';
import { inputSchema, TITLE_CAPACITY } from '../engine/title-analyzer.schema.ts';
import { openSession, type ListSettings } from './title-analyzer.session.ts';

const { title: _title, ...SETTINGS } = inputSchema.parse({ title: '' });
const judge = (titles: readonly string[], settings: ListSettings = SETTINGS) =>
  openSession()({ titles, settings }, () => undefined);

describe('the session that analyzes lists of titles', () => {
  it('answers each title in order', async () => {
    const answers = await judge(['Steel Bottle', 'Steel Bottle!!!!', '']);
    expect(answers.map(({ state }) => state)).toEqual(['ok', 'warn', 'refused']);
    expect(answers[0]).toMatchObject({ score: 80, length: 12, maxLength: 200 });
  });

  it.each([
    ['a title that breaks a rule is bad whatever its score', 'Word '.repeat(41), 'bad'],
    ['one of punctuation only is answered', '!?!?', 'warn'],
    ['one whose score is poor is bad', 'best amazing perfect cup', 'bad'],
  ])('%s', async (_name, title, state) => {
    expect((await judge([title]))[0]?.state).toBe(state);
  });

  it.each([
    ['empty', '\u200f', 'title-empty'],
    ['longer than any title', 'a'.repeat(TITLE_CAPACITY + 1), 'too-long'],
  ])('a title that is %s is refused by code', async (_name, title, code) => {
    expect((await judge([title]))[0]).toEqual({ state: 'refused', problems: [{ path: 'title', code }] });
  });

  it('any titles are answered with figures that survive the way to the page', async () => {
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
