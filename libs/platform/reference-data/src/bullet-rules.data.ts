/** A marketplace's rules for the bullet points of a listing. Lengths are code points. */
export interface BulletRules {
  readonly minLength: number;
  readonly maxLength: number;
  /** Recommended lengths; null without a recommendation. */
  readonly advisedLength: readonly [number, number] | null;
  /** Minimum number of the five fields that contain text. */
  readonly leastCount: number;
  /** Limit of all of them together for search; null where no figure is published. */
  readonly advisedTotal: number | null;
  /** Forbidden characters; where there are any, emoji are forbidden too. */
  readonly forbiddenCharacters: readonly string[];
  /** Forbidden English phrases, in lower case. */
  readonly forbiddenPhrases: readonly string[];
  /** Each must start with a capital and end without punctuation. */
  readonly isFragment: boolean;
}

/** Rules of this project: 50 to 255 characters, 150 to 200 recommended, at least three. Checked on 2026-11-21. */
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
 * Amazon's bullet point requirements in force since 2024-08-15, as quoted by two sellers' guides; checked on
 * 2026-11-21. The total is their advice, not a limit. Omitted: numbers spelled out; ASINs and contact data are claims of `listing-text`.
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
