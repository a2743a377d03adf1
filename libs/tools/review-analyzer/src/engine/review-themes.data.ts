/** Fixed themes of reviews and comments, in the order of the labels. `tools/bench/reviews/README.md` defines each. */
export const THEMES = [
  'quality',
  'size',
  'fit',
  'packaging',
  'delivery',
  'price',
  'instructions',
  'smell',
  'noise',
  'battery',
  'durability',
  'customer-service',
  'appearance',
  'ease-of-use',
  'description',
] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Words of each theme; those of a language with spaces are separated by commas, others by spaces. `none` has phrases around a
 * word of a theme that do not speak of it: "a big fan", "machine à laver".
 */
export type ThemeWords = Readonly<Record<Theme, string>> & { readonly none?: string };

/** What a seller can change about a theme: the product, or what the listing says of it. `neither`: logistics and price. */
export const THEME_SIDES: Readonly<Record<Theme, 'product' | 'listing' | 'neither'>> = {
  quality: 'product',
  size: 'listing',
  fit: 'product',
  packaging: 'product',
  delivery: 'neither',
  price: 'neither',
  instructions: 'product',
  smell: 'product',
  noise: 'product',
  battery: 'product',
  durability: 'product',
  'customer-service': 'neither',
  appearance: 'product',
  'ease-of-use': 'product',
  description: 'listing',
};
