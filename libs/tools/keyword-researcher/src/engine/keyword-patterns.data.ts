import type { Category } from './keyword-researcher.schema.ts';

/** Keyword variations of a language with the placeholder `{seed}`; the patterns of a language are distinct. */
export interface KeywordPatterns {
  readonly general: readonly string[];
  readonly byCategory: Readonly<Record<Exclude<Category, 'all'>, readonly string[]>>;
}

const ENGLISH: KeywordPatterns = {
  general: [
    'best {seed}',
    '{seed} for women',
    '{seed} for men',
    '{seed} for kids',
    '{seed} set',
    'small {seed}',
    'large {seed}',
    '{seed} gift',
    'portable {seed}',
    'cheap {seed}',
    '{seed} for travel',
    '{seed} accessories',
    'mini {seed}',
    'premium {seed}',
    '{seed} 2 pack',
    'heavy duty {seed}',
    '{seed} replacement',
    '{seed} organizer',
    'professional {seed}',
    '{seed} for home',
  ],
  byCategory: {
    electronics: ['wireless {seed}', 'rechargeable {seed}', '{seed} with usb c'],
    clothing: ['plus size {seed}', 'cotton {seed}', '{seed} for winter'],
    home: ['{seed} for kitchen', '{seed} for bedroom', 'modern {seed}'],
    health: ['natural {seed}', '{seed} for seniors', '{seed} unscented'],
    books: ['{seed} paperback', '{seed} for beginners', '{seed} workbook'],
  },
};

const GERMAN: KeywordPatterns = {
  general: [
    '{seed} damen',
    '{seed} herren',
    '{seed} kinder',
    '{seed} set',
    '{seed} klein',
    '{seed} groß',
    '{seed} geschenk',
    '{seed} günstig',
    '{seed} für reisen',
    '{seed} zubehör',
    'mini {seed}',
    '{seed} 2er pack',
    '{seed} ersatz',
    'profi {seed}',
    '{seed} test',
    '{seed} angebot',
    '{seed} schwarz',
    '{seed} nachhaltig',
    '{seed} für zuhause',
    '{seed} robust',
  ],
  byCategory: {
    electronics: ['{seed} kabellos', '{seed} wiederaufladbar', '{seed} usb c'],
    clothing: ['{seed} große größen', '{seed} baumwolle', '{seed} winter'],
    home: ['{seed} küche', '{seed} schlafzimmer', '{seed} modern'],
    health: ['{seed} natürlich', '{seed} senioren', '{seed} ohne duft'],
    books: ['{seed} taschenbuch', '{seed} für anfänger', '{seed} übungsbuch'],
  },
};

const FRENCH: KeywordPatterns = {
  general: [
    '{seed} femme',
    '{seed} homme',
    '{seed} enfant',
    'lot de {seed}',
    'petit {seed}',
    'grand {seed}',
    '{seed} cadeau',
    '{seed} pas cher',
    '{seed} voyage',
    '{seed} accessoires',
    'mini {seed}',
    '{seed} pack de 2',
    '{seed} rechange',
    '{seed} professionnel',
    'meilleur {seed}',
    '{seed} noir',
    '{seed} maison',
    '{seed} écologique',
    '{seed} solide',
    '{seed} promotion',
  ],
  byCategory: {
    electronics: ['{seed} sans fil', '{seed} rechargeable', '{seed} usb c'],
    clothing: ['{seed} grande taille', '{seed} coton', '{seed} hiver'],
    home: ['{seed} cuisine', '{seed} chambre', '{seed} moderne'],
    health: ['{seed} naturel', '{seed} senior', '{seed} sans parfum'],
    books: ['{seed} poche', '{seed} débutant', '{seed} cahier'],
  },
};

export const KEYWORD_PATTERNS = { US: ENGLISH, UK: ENGLISH, CA: ENGLISH, DE: GERMAN, FR: FRENCH } as const;
