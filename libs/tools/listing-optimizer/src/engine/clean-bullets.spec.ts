import fc from 'fast-check';
import { cleanBullets } from './clean-bullets.ts';

describe('cleanBullets', () => {
  it.each([
    [
      'bullet signs',
      '• Soft lining\n•Wipes clean\n● Fits lockers',
      ['Soft lining', 'Wipes clean', 'Fits lockers'],
    ],
    ['dashes and asterisks', '- Soft\n– Light\n* Warm', ['Soft', 'Light', 'Warm']],
    ['numbers that count up', '1. Soft\n2) Light\n3 - Warm', ['Soft', 'Light', 'Warm']],
    ['circled and full-width numbers', '①防水\n②軽量', ['防水', '軽量']],
    ['numbers with an ideographic comma', '1、防漏\n2、便携', ['防漏', '便携']],
    ['check marks', '✓ Soft\n✔ Light', ['Soft', 'Light']],
    [
      'signs within one line',
      '• Soft lining • Wipes clean • Fits lockers',
      ['Soft lining', 'Wipes clean', 'Fits lockers'],
    ],
    [
      'wrapped lines',
      '• Soft lining that\nkeeps food cold\n• Light',
      ['Soft lining that keeps food cold', 'Light'],
    ],
    ['signs, dashes and numbers in turn', '• Soft\n- Light\n3. Warm', ['Soft', 'Light', 'Warm']],
    ['a number before a dash', '1. Soft\n- Light', ['Soft', 'Light']],
    [
      'a wrapped line with an ordinal',
      '• Akku der\n3. Generation\n• Leicht',
      ['Akku der 3. Generation', 'Leicht'],
    ],
    ['numbers behind marks', '• 1. Soft\n• 2. Light', ['Soft', 'Light']],
    ['labels that count up', 'Bullet 1: Soft\nBullet point 2: Light', ['Soft', 'Light']],
    ['check marks of two characters', '✔️ Soft\n☑️ Light', ['Soft', 'Light']],
    ['emoji', '👉 Soft\n🔸Light\n👍🏽 Warm', ['Soft', 'Light', 'Warm']],
    ['keycaps', '1️⃣ Soft\n2️⃣ Light', ['Soft', 'Light']],
    ['bold text of a chat', '* **Soft lining**: warm\n* **Light**', ['Soft lining: warm', 'Light']],
    ['an HTML list', '<ul><li>Soft</li><li class="a">Light</li></ul>', ['Soft', 'Light']],
    [
      'what a product page writes around them',
      'About this item\n• Soft\n• Light\n› See more product details',
      ['Soft', 'Light'],
    ],
    ['the same in German', 'Info zu diesem Artikel\nWeich\nLeicht', ['Weich', 'Leicht']],
    ['blank lines', '\n Soft \n\n\n Light\r\n', ['Soft', 'Light']],
  ])('cleans %s', (_name, text, bullets) => {
    expect(cleanBullets(text)).toEqual(bullets);
  });

  it.each([
    ['a temperature', '-20 °C proof\n-5 °C proof'],
    ['a figure with a decimal point', '2.4 GHz receiver\n3.5 mm jack'],
    ['an ordinal', '3. Generation mit mehr Akku\nLeichtes Gehäuse'],
    ['a product of numbers', '3-in-1 design\n100% cotton'],
    ['a line that only begins like a heading', 'About this item: soft\nLight'],
    ['a trademark', '®Frostline lining\n™ mark'],
    ['one label', 'Bullet 1: fast\nBullet train for kids'],
    ['a pair of asterisks', '2 ** 3 pieces\nSoft'],
    ['a heading in brackets', '【Leakproof】Sealed lid\n【Light】Only 300 g'],
  ])('keeps %s', (_name, text) => {
    expect(cleanBullets(text)).toEqual(text.split('\n'));
  });

  it('keeps ordinals behind marks', () => {
    expect(cleanBullets('• 2. Generation\n• 3. Generation')).toEqual(['2. Generation', '3. Generation']);
  });

  it('is done after one pass over any marked lines', () => {
    const line = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const cleaned = cleanBullets(lines.map((text, at) => `${at + 1}. ${text}`).join('\n'));
        if (lines.length > 1) expect(cleaned).toEqual(lines);
        expect(cleanBullets(cleaned.join('\n'))).toEqual(cleaned);
      }),
    );
  });
});
