import { irregularForm } from './irregular-forms.ts';

const ENDINGS = { endings: [], irregular: { gläser: 'glas' }, unrelated: {} };
const GERMAN = { ...ENDINGS, isCompounding: true };

describe('irregularForm', () => {
  it.each([
    ['glas', 'singular', 'gläser', 'glas'],
    ['weinglas', 'singular', 'weingläser', 'weinglas'],
    ['weingläser', 'plural', 'weingläser', 'weinglas'],
  ] as const)('of %s, a %s, is %s with %s', (word, given, plural, singular) => {
    expect(irregularForm(word, given, GERMAN)).toEqual({ plural, singular });
  });

  it.each([
    ['glaser', 'plural'],
    ['gläser', 'singular'],
    ['glasig', 'singular'],
    ['', 'singular'],
    ['constructor', 'plural'],
  ] as const)('of %j as a %s is none', (word, given) => {
    expect(irregularForm(word, given, GERMAN)).toBeUndefined();
  });

  it.each(['grad', 'zapfel', 'kamerad', 'verband', 'kompressionsverband'])(
    'takes %s for no compound',
    (word) => {
      const irregular = { räder: 'rad', äpfel: 'apfel', bänder: 'band' };
      expect(irregularForm(word, 'singular', { ...GERMAN, irregular })).toBeUndefined();
    },
  );

  it('is that of whole words only in a language without compounds', () => {
    expect(irregularForm('weinglas', 'singular', ENDINGS)).toBeUndefined();
    expect(irregularForm('glas', 'singular', ENDINGS)?.plural).toBe('gläser');
  });
});
