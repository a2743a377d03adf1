import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { fixTitle } from '../fix-title.ts';
import { claimRemoval } from './claim-removal.ts';
import { engine } from '../title-fixer.engine.ts';

/** The minimal version of a title, or why there is none. */
function minimal(title: string, marketplace: string): string | undefined {
  const input = engine.inputSchema.parse({ title, marketplace, ruleSet: 'title-2026-07-27' });
  const { versions, findings } = fixTitle(input, findClaims, claimRemoval);
  return versions.find(({ strategy }) => strategy === 'minimal')?.title ?? findings[0]?.code;
}

describe('words of a cure that are none', () => {
  it.each([
    ['Milk-Bone Dog Treats 24 oz', 'US'],
    ['Cat Treats Salmon 6 oz', 'US'],
    ['UV Cured Nail Gel, Clear, 15 ml', 'US'],
    ['UV Resin 200 g, Fast Cure, Clear', 'US'],
    ['Pork Cure Salt Pink 1 lb', 'US'],
    ['Heal Your Gut Cookbook', 'US'],
    ['Rug Pad, Helps Prevent Slipping, 5 x 7 ft', 'US'],
    ['Crème qui soigne les mains 50 ml', 'FR'],
    ['治愈系小夜灯 暖光 USB充电', 'US'],
  ])('stay: %s', (title, marketplace) => {
    expect(minimal(title, marketplace)).toBe(title);
  });

  it.each([
    ['Elderberry Gummies, Cures Colds, 60 Count', 'US', 'Elderberry Gummies, 60 Count'],
    ['Herbal Balm, Helps Treat Arthritis Pain, 50 g', 'US', 'Herbal Balm, 50 g'],
    ['Salbe heilt Wunden 50 ml', 'DE', 'Salbe 50 ml'],
    ["Crème soigne l'eczéma 50 ml", 'FR', 'Crème 50 ml'],
    ['Crema cura el acné 50 ml', 'ES', 'Crema 50 ml'],
    ['治疗颈椎病枕头 60cm 白色', 'US', '枕头 60cm 白色'],
  ])('go with the illness: %s', (title, marketplace, expected) => {
    expect(minimal(title, marketplace)).toBe(expected);
  });
});

describe('a claim', () => {
  it.each([
    ['leaves the product', 'Dog Calming Treats for Anxiety 120 Chews', 'US', 'Dog Calming Treats, 120 Chews'],
    ['leaves the form of the product', 'Kill Covid-19 Disinfectant Spray 16 oz', 'US', 'Spray 16 oz'],
    ['leaves a size', 'Floor Cleaner Kills 99.9% of Germs 8 oz', 'US', 'Floor Cleaner, 8 oz'],
    ['leaves a color', 'Air Purifier Removes 99.97% of Allergens White', 'US', 'Air Purifier, White'],
    ['goes with what protects', 'Face Mask Protects Against Covid-19 50 Pack', 'US', 'Face Mask, 50 Pack'],
    ['goes with its verb', 'Lice Comb Kills Lice Stainless Steel', 'US', 'Comb Stainless Steel'],
    [
      'goes with its share',
      'Gel de Manos mata el 99,9% de los Gérmenes 500 ml',
      'ES',
      'Gel de Manos, 500 ml',
    ],
    ['goes with "gegen"', 'Wärmekissen gegen Rückenschmerzen, Grau', 'DE', 'Wärmekissen, Grau'],
    ['goes with "che uccide"', 'Detergente che uccide il 99% dei batteri 1 L', 'IT', 'Detergente 1 L'],
    ['goes with "for" at its end', 'Tea for Insomnia 20 Bags', 'US', 'Tea 20 Bags'],
    ['leaves "for" before a noun', 'Kit for Acne Skin, 3 Pieces', 'US', 'Kit for Skin, 3 Pieces'],
    [
      'goes with what is said beside it',
      'Cat Collar for Anxiety and Stress, 3 Pack',
      'US',
      'Cat Collar, 3 Pack',
    ],
    ['goes with the kind of illness', 'Insoles for Plantar Fasciitis, Men 10', 'US', 'Insoles, Men 10'],
    ['goes with what removes it', 'Mold Remover Spray, 500 ml', 'US', 'Spray, 500 ml'],
    [
      'leaves a product of one word',
      'Rodillera para artritis, Negra, Talla L',
      'ES',
      'Rodillera, Negra, Talla L',
    ],
    ['leaves a product that is a color too', 'Baby Diaper Rash Cream 3.5 oz', 'US', 'Baby Cream 3.5 oz'],
    [
      'goes with one that shows only then',
      'Kniebandage gegen Arthrose Schmerzen, Schwarz, Größe L',
      'DE',
      'Kniebandage, Schwarz, Größe L',
    ],
    ['goes with its relief', 'Knee Brace for Arthritis Pain Relief, Black', 'US', 'Knee Brace, Black'],
  ])('%s: %s', (_what, title, marketplace, expected) => {
    expect(minimal(title, marketplace)).toBe(expected);
  });

  it.each([
    ['is the product at the start', 'Free Gift Box with Ribbon 10 Pack', 'Gift Box with Ribbon 10 Pack'],
    ['goes elsewhere', 'Mug with Free Gift Box, Blue', 'Mug, Blue'],
  ])('a free gift box %s', (_what, title, expected) => {
    expect(minimal(title, 'US')).toBe(expected);
  });
});

describe('a title whose claim names the product', () => {
  it.each([
    ['Mosquito Repellent 4 oz', 'US'],
    ['Best Seller, 8 oz, Blue', 'US'],
    ['除菌 500ml', 'JP'],
  ])('has no version: %s', (title, marketplace) => {
    expect(minimal(title, marketplace)).toBe('no-version');
  });

  it.each([
    ['Mosquito Repellent Bracelet 10 Pack', 'US', 'Bracelet 10 Pack'],
    ['除菌スプレー 500ml', 'JP', 'スプレー 500ml'],
  ])('has one if a noun is left: %s', (title, marketplace, expected) => {
    expect(minimal(title, marketplace)).toBe(expected);
  });
});

describe('a comparison with a rival', () => {
  it.each([
    ['LEGO-style Building Blocks 500 Pieces', 'US', 'Building Blocks 500 Pieces'],
    ['Yoga Mat Better Than Lululemon, 6 mm, Purple', 'US', 'Yoga Mat, 6 mm, Purple'],
    ['Yogamatte besser als Lululemon, 6 mm, Lila', 'DE', 'Yogamatte, 6 mm, Lila'],
  ])('goes: %s', (title, marketplace, expected) => {
    expect(minimal(title, marketplace)).toBe(expected);
  });

  it('no title with a claim is offered unchanged', () => {
    expect(minimal('LEGO-style', 'US')).toBe('no-version');
  });

  it.each([
    'Building Blocks Compatible with LEGO, 500 Pieces',
    'Toner Cartridge Replacement for HP 26A, 2 Pack',
  ])('what a product fits or replaces stays: %s', (title) => {
    expect(minimal(title, 'US')).toBe(title);
  });
});

describe('what is left of marks and code', () => {
  it.each([
    ['Desk Lamp - - Black', 'Desk Lamp, Black'],
    ['Desk Lamp - Black', 'Desk Lamp - Black'],
    ['Phone Case " Gift Blue', 'Phone Case, Gift Blue'],
    ['Phone Case "Best Gift" Blue', 'Phone Case, Blue'],
    ['TV Mount 55 " Black', 'TV Mount 55 " Black'],
    ['<script>alert(1)</script> Mug Blue', 'Mug Blue'],
    ['<script>alert(1)</script>', 'no-version'],
  ])('%s becomes %s', (title, expected) => {
    expect(minimal(title, 'US')).toBe(expected);
  });
});
