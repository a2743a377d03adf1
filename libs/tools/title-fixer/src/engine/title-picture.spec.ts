import { FIXER_RULES } from './fixer-rules.data.ts';
import { titlePicture } from './title-picture.ts';

const by = (ruleSet: 'standard' | 'title-2026-07-27', maxAllowed: number) => ({
  ruleSet,
  stats: { length: 0, maxAllowed, specialCharsCount: 0, repeatedWordsCount: 0 },
});
const pictureOf = (title: string, rules: ReturnType<typeof by>) =>
  titlePicture(title, rules, FIXER_RULES[rules.ruleSet]);
const marksOf = (title: string, rules: ReturnType<typeof by>) =>
  pictureOf(title, rules).ruler.marks.map(({ kind, at }) => `${kind} ${at}`);

describe('titlePicture', () => {
  it('has the mobile length, the advised length and the limit on its ruler', () => {
    expect(marksOf('Steel Bottle', by('standard', 200))).toEqual(['mobile 80', 'advised 150', 'limit 200']);
  });

  it.each([
    [150, ['mobile 80', 'limit 150']],
    [151, ['mobile 80', 'advised 150', 'limit 151']],
  ])('with a limit of %d has an advised length only below it', (limit, marks) => {
    expect(marksOf('Steel Bottle', by('standard', limit))).toEqual(marks);
  });

  it('extends the ruler to the end of a title over the limit of 75', () => {
    expect(pictureOf('a'.repeat(80), by('title-2026-07-27', 75))).toEqual({
      length: 80,
      ruler: {
        end: 80,
        marks: [
          { kind: 'limit', at: 75 },
          { kind: 'mobile', at: 80 },
        ],
      },
      state: 'over',
      mobile: { visible: 'a'.repeat(80), isCut: false },
    });
  });

  it.each([
    [160, 'within'],
    [161, 'near'],
    [200, 'near'],
    [201, 'over'],
  ] as const)('of %d characters of 200 is %s its limit', (length, state) => {
    expect(pictureOf('a'.repeat(length), by('standard', 200)).state).toBe(state);
  });

  it('counts an emoji once and does not split it', () => {
    const { length, mobile } = pictureOf(`${'a'.repeat(79)}👍👍`, by('standard', 200));
    expect({ length, mobile }).toEqual({
      length: 81,
      mobile: { visible: `${'a'.repeat(79)}👍`, isCut: true },
    });
  });
});
