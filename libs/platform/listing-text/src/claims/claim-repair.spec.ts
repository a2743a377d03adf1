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
    ['Steel Bottle Cures Colds 32 oz', 'Steel Bottle 32 oz'],
    ['Tea for Curing Colds, 20 Bags', 'Tea, 20 Bags'],
    ['Dog Bed Kills Fleas', 'Dog Bed'],
    ['Heat Resistant Antibacterial Kitchen Gloves', 'Heat Resistant Kitchen Gloves'],
    ['Water Repellent Antibacterial Shower Curtain', 'Water Repellent Shower Curtain'],
    ['Pillow with Removable Antimicrobial Cover', 'Pillow with Removable Cover'],
    ['ＬＥＤライト付き抗菌まな板、食洗機対応', 'ＬＥＤライト付き抗菌まな板、食洗機対応'],
    ['儿童积木玩具 120片 治疗自闭症 终身质保 送收纳袋', '儿童积木玩具 120片'],
  ])('takes its part of the list: %s', (title, expected) => {
    expect(without(title, ['guarantee', 'antimicrobial', 'medical', 'offer'])).toBe(expected);
  });

  it('is none where the rest would be torn', () => {
    expect(findClaims('It Cures Colds, 20 Bags').map(({ repair }) => repair)).toEqual([null]);
  });

  it.each([
    [
      'Electric Kettle 1.7L Glass, Auto Shut Off, Money Back Guarantee',
      'Electric Kettle 1.7L Glass, Auto Shut Off',
    ],
    ['Dog Bed Large with Money Back Guarantee', 'Dog Bed Large'],
    ['Cordless Drill 20V with Lifetime Warranty and 2 Batteries', 'Cordless Drill 20V with 2 Batteries'],
    ['Cordless Drill 20V with 2 Year Warranty', 'Cordless Drill 20V'],
    ['Yoga Mat 6mm with Free Shipping for Women', 'Yoga Mat 6mm for Women'],
    ['Akkubohrer 18V mit 2 Jahren Garantie und Koffer', 'Akkubohrer 18V mit Koffer'],
    ['Matelas 140x190 avec livraison gratuite et garantie 10 ans', 'Matelas 140x190'],
    ['Sartén 28 cm con garantía de por vida', 'Sartén 28 cm'],
    ['Padella 28 cm con garanzia a vita e coperchio', 'Padella 28 cm con coperchio'],
    ['LED Lamp best seller for Desk with Clamp', 'LED Lamp for Desk with Clamp'],
    ['Steel Mug 12 oz from www.acme.com for Coffee', 'Steel Mug 12 oz for Coffee'],
    ['Trinkflasche Edelstahl mit Geld-zurück-Garantie 1 L', 'Trinkflasche Edelstahl 1 L'],
  ])('takes what hangs on the claim and no more: %s', (title, expected) => {
    expect(without(title, ['guarantee', 'shipping', 'offer', 'contact'])).toBe(expected);
  });

  it.each([
    ['100% Money Back Guarantee - Steel Bottle', 'Steel Bottle'],
    ['100% Money Back Guarantee Steel Bottle', 'Steel Bottle'],
    ['Full Money Back Guarantee - Steel Bottle', 'Steel Bottle'],
    ['Hassle-Free Warranty | Steel Bottle', 'Steel Bottle'],
    ['100 %ige Geld-zurück-Garantie - Trinkflasche', 'Trinkflasche'],
    ['Garantía de devolución del 100% - Botella de Acero', 'Botella de Acero'],
    ['Soddisfatti o rimborsati 100% - Borraccia in Acciaio', 'Borraccia in Acciaio'],
    ['100% 返金保証 水筒 ステンレス', '水筒 ステンレス'],
    ['100% Cotton Towel - Money Back Guarantee', '100% Cotton Towel'],
    ['100% Cotton Money Back Guarantee Towel', '100% Cotton Towel'],
  ])('takes how much is granted with a guarantee: %s', (title, expected) => {
    const repairs = findClaims(title, { isTitle: true }).flatMap(({ repair }) => repair ?? []);
    expect(applyRepairs(title, repairs)).toBe(expected);
  });

  it.each(['Free Shipping', 'Best Seller | Free Shipping', '100% satisfaction guarantee or your money back'])(
    'never empties it: %s',
    (title) => {
      const claims = findClaims(title, { isTitle: true });
      expect(claims.length).toBeGreaterThan(0);
      expect(
        applyRepairs(
          title,
          claims.flatMap(({ repair }) => repair ?? []),
        ),
      ).not.toBe('');
    },
  );

  it('takes the whole sentence out of prose', () => {
    expect(without('Our oil is pressed cold, it cures acne. It smells of roses.', ['medical'])).toBe(
      'It smells of roses.',
    );
  });
});

describe('the repair of a health claim in a phrase', () => {
  it.each([
    ['Herbal knee patch that eases arthritis pain within minutes', 'Herbal knee patch'],
    ['Mildew-killing spray for grout lines, 500 ml', 'spray for grout lines, 500 ml'],
    ['Fascia riscaldante che allevia il mal di schiena e la sciatica', 'Fascia riscaldante'],
    ['Planche à découper antibactérienne en bambou', 'Planche à découper en bambou'],
    ['Aprobado por la FDA: gorro láser contra la alopecia', 'gorro láser'],
    [
      'Textilspray für Polster und Matratzen, tötet Hausstaubmilben zuverlässig ab, 500 ml',
      'Textilspray für Polster und Matratzen, 500 ml',
    ],
    ['治疗抑郁和焦虑的胶囊，60粒', '胶囊，60粒'],
  ])('takes the phrase: %s', (text, expected) => {
    expect(without(text, ['medical', 'antimicrobial'])).toBe(expected);
  });

  it.each([
    'Cedar blocks keep moths away from sweaters and coats',
    'うつ病や不安障害に効くサプリメント 60粒',
  ])('is none where it would tear the sentence: %s', (text) => {
    expect(findClaims(text).every(({ repair }) => repair === null)).toBe(true);
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

  it.each([
    ['Gr&ouml;&szlig;e M &#220;ber', 'Größe M Über'],
    ['Gr&amp;ouml;&amp;szlig;e M', 'Größe M'],
    ['Women&rsquo;s cup &amp; mug &trade;', "Women's cup & mug"],
  ])('writes the letter of a character reference: %s', (text, expected) => {
    expect(without(text, ['markup'])).toBe(expected);
  });

  it('does not take a sign for a tag', () => {
    expect(without('Keeps 5 < 8 hours, free shipping', ['shipping'])).toBe('Keeps 5 < 8 hours');
  });
});

describe('the repair of a text that is one sentence', () => {
  const repairsOf = (text: string, isTitle = false) =>
    findClaims(text, { isTitle }).filter(({ rule }) => rule !== 'decoration');
  const repaired = (text: string) =>
    applyRepairs(
      text,
      repairsOf(text).flatMap(({ repair }) => repair ?? []),
    );

  it.each([
    'Soulage les douleurs articulaires du chien âgé',
    'This cushion relieves sciatica from the first week.',
    'Enchufe ultrasónico que ahuyenta cucarachas, ratones y hormigas.',
    'If you like the yoga strap, please take a minute to leave us a 5-star review',
    'Gefällt Ihnen die Krabbeldecke? Dann freuen wir uns über eine Bewertung mit 5 Sternen',
    '星5つのレビューをお願いします。',
    'Rated 4.8 out of 5 by dog owners',
    'Tested and loved by 300 moms',
    '欢迎五星好评',
  ])('is all of it where it says nothing else, but not of a title: %s', (text) => {
    expect(repaired(text)).toBe('');
    expect(repairsOf(text, true).length).toBeGreaterThan(0);
    expect(
      applyRepairs(
        text,
        repairsOf(text, true).flatMap(({ repair }) => repair ?? []),
      ),
    ).not.toBe('');
  });

  it.each([
    'The bamboo top of the kitchen cart is oiled with a silver-ion finish that stops bacteria for years, and it folds',
    'Guest book with 80 lined pages where visitors of your cabin can write a review.',
    'It Cures Colds, 20 Bags',
    '上万宝妈用过都说香的辅食剪',
    'Lasts longer than any Stanley flask',
  ])('is none where it says more: %s', (text) => {
    expect(repairsOf(text).length).toBeGreaterThan(0);
    expect(repaired(text)).toBe(text);
  });

  it.each([
    ['Magnetic bracelet that takes the ache out of arthritic wrists.', 'Magnetic bracelet.'],
    ['Bougie à la citronnelle qui éloigne les moustiques de la terrasse.', 'Bougie à la citronnelle.'],
    ['Pulsera de citronela para que los mosquitos pasen de largo.', 'Pulsera de citronela.'],
    ['Handle coating on which germs die within minutes.', 'Handle coating.'],
  ])('is the relative clause behind a noun: %s', (text, expected) => {
    expect(repaired(text)).toBe(expected);
  });
});
