/** How a language makes a plural: a word that ends in `of` may have a plural in which `to` stands in its place. */
export interface PluralRule {
  /** What the singular ends in; '' is anything. */
  readonly of: RegExp;
  /** How many letters of the singular give way. */
  readonly drop: number;
  readonly to: string;
}

export interface PluralRules {
  readonly rules: readonly PluralRule[];
  /** Plurals of their own, by the singular. */
  readonly irregular: Readonly<Record<string, string>>;
  /** Looks like a plural of the word before it and is another word: shorts are no short. */
  readonly unrelated: readonly (readonly [string, string])[];
}

/**
 * Regular plurals by language of the listing, from the usual school grammars; put together on 2026-11-21. English as the
 * specification says: s, es, ies. German only where the ending tells a plural from an inflected adjective. Japanese has none.
 */
export const PLURAL_RULES: Readonly<Record<string, PluralRules>> = {
  en: {
    rules: [
      { of: /(?:s|x|z|ch|sh|o)$/u, drop: 0, to: 'es' },
      { of: /[^aeiou]y$/u, drop: 1, to: 'ies' },
      { of: /[^sxy]$|[aeiou]y$/u, drop: 0, to: 's' },
    ],
    irregular: {
      man: 'men',
      woman: 'women',
      child: 'children',
      foot: 'feet',
      tooth: 'teeth',
      goose: 'geese',
      mouse: 'mice',
      knife: 'knives',
      shelf: 'shelves',
      leaf: 'leaves',
      loaf: 'loaves',
      scarf: 'scarves',
      wolf: 'wolves',
    },
    unrelated: [
      ['short', 'shorts'],
      ['new', 'news'],
      ['good', 'goods'],
      ['custom', 'customs'],
      ['mean', 'means'],
      ['cloth', 'clothes'],
      ['glas', 'glass'],
      ['len', 'lens'],
    ],
  },
  de: {
    rules: [
      { of: /(?:[aiou])$/u, drop: 0, to: 's' },
      { of: /(?:ung|heit|keit|schaft|tion)$/u, drop: 0, to: 'en' },
      {
        of: /(?:asche|lasche|decke|lampe|tasse|kappe|hülle|hose|kiste|schale|matte|kerze|bürste|socke|jacke)$/u,
        drop: 0,
        to: 'n',
      },
    ],
    irregular: {
      kind: 'kinder',
      hund: 'hunde',
      glas: 'gläser',
      buch: 'bücher',
      schuh: 'schuhe',
      stuhl: 'stühle',
    },
    unrelated: [],
  },
  fr: {
    rules: [
      { of: /(?:eau|eu)$/u, drop: 0, to: 'x' },
      { of: /al$/u, drop: 2, to: 'aux' },
      { of: /[^sxz]$/u, drop: 0, to: 's' },
    ],
    irregular: { bijou: 'bijoux', genou: 'genoux' },
    unrelated: [],
  },
  es: {
    rules: [
      { of: /z$/u, drop: 1, to: 'ces' },
      { of: /[bcdfgjklmnprsty]$/u, drop: 0, to: 'es' },
      { of: /[aeiouáéó]$/u, drop: 0, to: 's' },
    ],
    irregular: {},
    unrelated: [],
  },
  it: {
    rules: [
      { of: /[cg]a$/u, drop: 1, to: 'he' },
      { of: /[cg]o$/u, drop: 1, to: 'hi' },
      { of: /a$/u, drop: 1, to: 'e' },
      { of: /[oe]$/u, drop: 1, to: 'i' },
    ],
    irregular: { uomo: 'uomini' },
    unrelated: [],
  },
};

/** A word with fewer letters has no plural worth counting: "as" is not several "a". */
export const MIN_SINGULAR_LENGTH = 3;
