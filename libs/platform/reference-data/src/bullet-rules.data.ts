/** What a marketplace asks of the bullet points of a listing. Lengths are code points. */
export interface BulletRules {
  readonly minLength: number;
  readonly maxLength: number;
  /** The lengths that read best; null where none are advised. */
  readonly advisedLength: readonly [number, number] | null;
  /** At least so many of the five fields hold text. */
  readonly leastCount: number;
  /** All of them together, as far as search looks; null where no figure is published. */
  readonly advisedTotal: number | null;
  /** Characters that may not occur; emoji may not either where there are any. */
  readonly forbiddenCharacters: readonly string[];
  /** English phrases that may not occur, in lower case. */
  readonly forbiddenPhrases: readonly string[];
  /** Each begins with a capital and has no punctuation at its end. */
  readonly isFragment: boolean;
}

/** The toolbox's own: 50 to 255 characters, 150 to 200 advised, at least three. Checked on 2026-11-21. */
export const STANDARD_BULLET_RULES: BulletRules = {
  minLength: 50,
  maxLength: 255,
  advisedLength: [150, 200],
  leastCount: 3,
  advisedTotal: null,
  forbiddenCharacters: [],
  forbiddenPhrases: [],
  isFragment: false,
};

/**
 * Amazon's bullet point requirements in force since 2024-08-15, as two sellers' guides repeat them; checked on
 * 2026-11-21. The total is their advice, not a limit. Left out: numbers spelled out, ASINs and contact data.
 */
export const BULLET_RULES_SINCE_2024_08_15: BulletRules = {
  minLength: 10,
  maxLength: 255,
  advisedLength: null,
  leastCount: 3,
  advisedTotal: 1000,
  forbiddenCharacters: ['™', '®', '€', '…', '†', '‡', 'º', '¢', '£', '¥', '©', '±', '~', 'â'],
  forbiddenPhrases: [
    'eco-friendly',
    'eco friendly',
    'environmentally friendly',
    'ecologically friendly',
    'anti-microbial',
    'antimicrobial',
    'anti-bacterial',
    'antibacterial',
    'made from bamboo',
    'contains bamboo',
    'made from soy',
    'contains soy',
    'full refund',
    'if not satisfied',
    'unlimited guarantee',
    'not applicable',
    'n/a',
    'not eligible',
    'yet to decide',
    'tbd',
    'copy pending',
  ],
  isFragment: true,
};
