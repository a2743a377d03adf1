import { inputSchema, TITLE_CAPACITY } from '../engine/title-fixer.schema.ts';
import { openSession, type ListSettings } from './title-fixer.session.ts';

const { brand, category, marketplace, ruleSet } = inputSchema.parse({ title: '' });
const SETTINGS: ListSettings = { brand, category, marketplace, ruleSet };
const judge = (title: string, settings: Partial<ListSettings> = {}) =>
  openSession()({ titles: [title], settings: { ...SETTINGS, ...settings } }, () => undefined).then(
    ([answer]) => answer,
  );

describe('title fixer session', () => {
  it('returns the check and versions of each title', async () => {
    expect(await judge('Steel Bottle!')).toMatchObject({
      state: 'bad',
      score: 75,
      length: 13,
      maxLength: 200,
      violations: [{ code: 'special-characters' }],
      versions: { minimal: 'Steel Bottle' },
    });
  });

  it.each([
    ['without a violation is good', 'Steel Bottle', 'ok'],
    ['with a warning could be better', 'Steel Bottle and Bottles', 'warn'],
    ['with an error has issues', 'Steel Bottle!', 'bad'],
  ])('returns the state of a title %s', async (_name, title, state) => {
    expect((await judge(title))?.state).toBe(state);
  });

  it('exempts the brand', async () => {
    expect((await judge('Yahoo! Cup', { brand: 'Yahoo!' }))?.state).toBe('warn');
  });

  it.each([
    ['empty', '\u200f', 'title-empty'],
    ['longer than the field', 'a'.repeat(TITLE_CAPACITY + 1), 'too-long'],
  ])('rejects a title that is %s by code', async (_name, title, code) => {
    expect(await judge(title)).toEqual({ state: 'refused', problems: [{ path: 'title', code }] });
  });
});
