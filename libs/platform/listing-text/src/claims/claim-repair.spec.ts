import { applyRepairs } from './apply-repairs.ts';
import { findClaims } from './find-claims.ts';

const without = (text: string, rules: readonly string[]) =>
  applyRepairs(
    text,
    findClaims(text)
      .filter(({ rule }) => rules.includes(rule))
      .flatMap(({ repair }) => repair ?? []),
  );

describe('the repair of a claim in a title', () => {
  it.each([
    [
      'Torque Wrench for Bike, Motorcycle & Car – Lifetime Warranty',
      'Torque Wrench for Bike, Motorcycle & Car',
    ],
    ['Holder for Car, Lifetime Warranty', 'Holder for Car'],
    ['Straw Sun Hat – Lifetime Warranty', 'Straw Sun Hat'],
    [
      'Dog Bed for Large Dogs, Egg Crate Foam, Kills Fleas & Ticks, Money Back Guarantee',
      'Dog Bed for Large Dogs, Egg Crate Foam',
    ],
    ['Herbal Tea Cures Colds and Prevents Flu, 20 Bags', 'Herbal Tea, 20 Bags'],
    ['儿童积木玩具 120片 治疗自闭症 终身质保 送收纳袋', '儿童积木玩具 120片'],
  ])('takes its part of the list: %s', (title, expected) => {
    expect(without(title, ['guarantee', 'antimicrobial', 'medical', 'offer'])).toBe(expected);
  });

  it.each(['It Cures Colds, 20 Bags', 'Dog Bed Kills Fleas', 'Tea for Curing Colds, 20 Bags'])(
    'is none where the rest would hang or nothing is a list: %s',
    (title) => {
      expect(findClaims(title).map(({ repair }) => repair)).toEqual([null]);
    },
  );

  it('takes the whole sentence out of prose', () => {
    expect(without('Our oil is pressed cold, it cures acne. It smells of roses.', ['medical'])).toBe(
      'It smells of roses.',
    );
  });
});

describe('the repair of a claim in HTML', () => {
  it('ends at tags and takes those that hold nothing else', () => {
    const html = '<ul><li>Best seller</li><li>Holds two boxes and a bottle</li><li>Free shipping!</li></ul>';
    expect(without(html, ['offer', 'shipping'])).toBe('<ul><li>Holds two boxes and a bottle</li></ul>');
    expect(without('<p>Soft bag, <b>best</b>.</p>', ['superlative'])).toBe('<p>Soft bag.</p>');
    expect(without('<p>Our oil cures acne.</p><p>Smells of roses.</p>', ['medical'])).toBe(
      '<p>Smells of roses.</p>',
    );
  });

  it('does not take a sign for a tag', () => {
    expect(without('Keeps 5 < 8 hours, free shipping', ['shipping'])).toBe('Keeps 5 < 8 hours');
  });
});
