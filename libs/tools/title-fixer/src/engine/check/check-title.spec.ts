import { parseMessage } from '../message/parse-message.ts';
import { inputSchema } from '../title-fixer.schema.ts';
import { checkTitle } from './check-title.ts';
import { titleRules } from './title-rules.ts';

/** The check of a title by the standard rules; words of seven letters and a space fill it up to a length. */
function check(title: string, input: object = {}) {
  const parsed = inputSchema.parse({ title, ...input });
  return checkTitle(
    title,
    titleRules(parsed, parseMessage(parsed.errorMessage), () => []),
  );
}
const kinds = (title: string, input: object = {}) =>
  check(title, input).violations.map(({ type, severity }) => `${type}: ${severity}`);
/** So many characters in words that are all different. */
const ofLength = (length: number) =>
  Array.from({ length: 30 }, (_, index) => `w${String.fromCharCode(97 + index)}`.repeat(4))
    .join(' ')
    .slice(0, length);

describe('the length rule', () => {
  it.each([
    ['general', 'US', 180, [], 100],
    ['general', 'US', 181, ['length: warning'], 90],
    ['general', 'US', 200, ['length: warning'], 90],
    ['general', 'US', 201, ['length: error'], 70],
    ['apparel', 'US', 112, [], 100],
    ['apparel', 'US', 113, ['length: warning'], 90],
    ['apparel', 'US', 125, ['length: warning'], 90],
    ['apparel', 'US', 126, ['length: error'], 70],
    ['general', 'JP', 90, [], 100],
    ['general', 'JP', 100, ['length: warning'], 90],
    ['general', 'JP', 101, ['length: error'], 70],
  ])('%s in %s: %d characters', (category, marketplace, length, expected, score) => {
    const { violations, score: found } = check(ofLength(length), { category, marketplace });
    expect(violations.map(({ type, severity }) => `${type}: ${severity}`)).toEqual(expected);
    expect(found).toBe(score);
  });

  it.each([
    [68, []],
    [75, []],
    [76, ['length: error']],
  ])('since 2026-07-27: %d characters', (length, expected) => {
    expect(kinds(ofLength(length), { ruleSet: 'title-2026-07-27' })).toEqual(expected);
  });

  it('counts code points and gives the text beyond the limit in UTF-16 offsets', () => {
    const title = '🙂'.repeat(201);
    expect(check(title).violations[0]?.positions).toEqual([{ start: 400, end: 402 }]);
  });

  it('uses a higher or lower limit from the message', () => {
    expect(kinds(ofLength(90), { errorMessage: 'Maximum of 80 characters' })).toEqual(['length: error']);
    expect(kinds(ofLength(220), { errorMessage: 'Maximum of 250 characters' })).toEqual([]);
  });
});

describe('the rule of repeated words', () => {
  it.each([
    ['Storage Box 30 cm × 20 cm × 15 cm, Grey', []],
    ['Bottle Set 2 oz, 4 oz, 8 oz, Glass', []],
    ['Storage Box 30 box × 20 box × 15 cm', ['repeated_words: error']],
  ])('counts no unit: %s', (title, expected) => {
    expect(kinds(title)).toEqual(expected);
  });

  it('counts a unit that the message names', () => {
    const errorMessage = 'The word "cm" is repeated';
    expect(kinds('Box 30 cm x 20 cm', { errorMessage })).toEqual(['repeated_words: error']);
  });
});

describe('the rule of markup', () => {
  const since = { ruleSet: 'title-2026-07-27' };

  it.each([
    ['<script>alert("_!")</script> Mug', ['<script>alert("_!")</script>']],
    ['<b>Mug</b>', ['<b>', '</b>']],
    ['Salt &amp; Pepper Set', ['&amp;']],
    ['<b>Mug</b> _ Lid', ['<b>', '</b>', '_']],
  ])('%s is an error of 25 points since 2026-07-27', (title, found) => {
    const { violations, score, isCompliant } = check(title, since);
    expect(violations.flatMap(({ foundChars = [] }) => foundChars.map(({ char }) => char))).toEqual(found);
    expect([score, isCompliant]).toEqual([75, false]);
  });

  it.each(['Mug <Black>', 'Bag <10 lb', 'Mug 5 > 3', 'R&D Mug', 'Salt & Pepper; Set'])(
    '%s is none',
    (title) => {
      expect(kinds(title, since)).toEqual([]);
    },
  );

  it('leaves the score of the specification alone', () => {
    expect(check('<b>Mug</b>').score).toBe(100);
  });

  it('allows what the brand has', () => {
    expect(kinds('<b> Mug', { ...since, brand: '<b>' })).toEqual([]);
  });
});

describe('the rule of special characters', () => {
  it.each([...'!$?_{}^¬¦'].map((char) => [char]))('%s is an error of 25 points', (char) => {
    const { violations, score } = check(`Steel ${char} Bottle`);
    expect(violations).toMatchObject([
      { type: 'special_chars', severity: 'error', foundChars: [{ char, positions: [{ start: 6, end: 7 }] }] },
    ]);
    expect(score).toBe(75);
  });

  it.each([...'.,;:-&|/()#%+\'"™®！？＄'].map((char) => [char]))('%s is allowed', (char) => {
    expect(kinds(`Steel ${char} Bottle`)).toEqual([]);
  });

  it('costs 25 points once for any number of characters', () => {
    expect(check('Steel!!! $ Bottle?').score).toBe(75);
  });

  it('is a warning of 5 points inside the brand, an error outside', () => {
    expect(kinds('Yahoo! Mug', { brand: 'yahoo!' })).toEqual(['special_chars: warning']);
    expect(check('Yahoo! Mug', { brand: 'Yahoo!' })).toMatchObject({ score: 95, isCompliant: true });
    expect(check('Yahoo! Mug!', { brand: 'Yahoo!' })).toMatchObject({ score: 75, isCompliant: false });
  });

  it('does not exempt a brand inside a longer word', () => {
    expect(kinds('Bo!xes', { brand: 'o!x' })).toEqual(['special_chars: error']);
  });

  it('forbids characters from the message', () => {
    expect(kinds('Style #4301', { errorMessage: 'special characters not allowed: #' })).toEqual([
      'special_chars: error',
    ]);
  });
});

describe('the rule of repeated words', () => {
  it.each([
    ['twice is allowed', 'Dog Bed Dog', []],
    ['three times is an error', 'Dog Bed Dog Mat Dog', ['repeated_words: error']],
    ['case does not matter', 'Dog DOG dog', ['repeated_words: error']],
    ['stop words are free', 'For the Cat for the Dog for the Bird', []],
    ['codes of one series are free', 'Toner for EP-603 EP-604 EP-605', []],
    ['a counted word is no code', '3-PACK 5-PACK 7-PACK', ['repeated_words: error']],
    ['numbers are free', '3 Cups 3 Forks 3 Knives', []],
    ['single letters are free', 'T Shirt T Top T Dress', []],
    ['a plural counts as its singular', 'Dog Bed, Dogs Mat, Dog Sofa', ['repeated_words: error']],
    ['singular and plural side by side are a warning', 'Dog Bed for Dogs', ['singular_plural: warning']],
    ['an underscore parts words', 'Dog_Bed Dog_Mat Dog', ['special_chars: error', 'repeated_words: error']],
    ['glass is no plural', 'Glas Mug Glass', []],
  ])('%s', (_title, title, expected) => {
    expect(kinds(title)).toEqual(expected);
  });

  it.each([
    ['twice', 'Dog Bed Dog', {}, []],
    ['a third time', 'Dog Bed Dogs Mat DOG', {}, ['DOG@17']],
    ['a fourth time', 'Dog Bed Dog Mat Dogs Dog', {}, ['Dogs@16', 'Dog@21']],
    ['two words in turn', 'Dog Cat Dog Cat Cat Dog', {}, ['Cat@16', 'Dog@20']],
    ['singular and plural, which are a warning', 'Dog Bed for Dogs', {}, ['Dog@0', 'Dogs@12']],
    ['a word of the message', 'Dog Bed Dog', { errorMessage: "The word 'dog' appears 4 times" }, ['Dog@8']],
    ['a forbidden word', 'Dog Bed Dog', { errorMessage: "'dog' is not allowed" }, ['Dog@0', 'Dog@8']],
  ])('marks what is not allowed: %s', (_title, title, input, expected) => {
    const places = check(title, input).violations.flatMap(({ positions }) => positions);
    expect(places.map(({ start, end }) => `${title.slice(start, end)}@${start}`)).toEqual(expected);
  });

  it('costs 20 points as an error and 8 as a warning, once', () => {
    expect(check('Dog Dog Dog Cat Cat Cat').score).toBe(80);
    expect(check('Dog Dogs Cat Cats').score).toBe(92);
  });

  it('deducts for an error and for mixed forms of another word', () => {
    expect(check('Dog Dog Dog Cat Cats').score).toBe(72);
  });

  it('ignores words of the brand', () => {
    expect(kinds('Dog House Bed, Dog Mat, Dog Sofa, House House', { brand: 'Dog House' })).toEqual([]);
  });

  it('uses the plurals of the marketplace: none in Japan', () => {
    expect(kinds('Bottle Bottles', { marketplace: 'JP' })).toEqual([]);
    expect(kinds('Bouteille Bouteilles', { marketplace: 'FR' })).toEqual(['singular_plural: warning']);
    expect(kinds('Bouteille Bouteilles', { marketplace: 'DE' })).toEqual([]);
  });

  it('counts Japanese words without spaces', () => {
    expect(kinds('水筒保温水筒保冷水筒', { marketplace: 'JP' })).toEqual(['repeated_words: error']);
  });

  it('allows a word as often as the message says', () => {
    const errorMessage = "The word 'dog' appears more than 2 times";
    expect(kinds('Dog Bed Dog', { errorMessage })).toEqual([]);
    expect(kinds('Dog Bed Dog Mat Dog', { errorMessage })).toEqual(['repeated_words: error']);
  });

  it('allows every word as often as a message without a word says', () => {
    const errorMessage = 'A word may occur at most 1 times';
    expect(kinds('Dog Bed', { errorMessage })).toEqual([]);
    expect(kinds('Dog Bed Dog', { errorMessage })).toEqual(['repeated_words: error']);
  });

  it('allows one occurrence of a word that the message calls repeated, none of a forbidden one', () => {
    const repeated = "The word 'dog' appears 4 times";
    expect(kinds('Dog Bed Dog', { errorMessage: repeated })).toEqual(['repeated_words: error']);
    expect(kinds('Dog Bed', { errorMessage: repeated })).toEqual([]);
    expect(kinds('Dog Bed', { errorMessage: "'dog' is not allowed" })).toEqual(['repeated_words: error']);
    expect(kinds('Best Seller Mug', { errorMessage: '"best seller" is not allowed' })).toEqual([
      'repeated_words: error',
    ]);
  });
});
