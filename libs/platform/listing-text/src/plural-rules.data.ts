/** How a language forms a plural: a word that matches `singularEnding` may have one that ends in `ending`. */
export interface PluralRule {
  readonly singularEnding: RegExp;
  /** How many letters of the singular are dropped before the ending. */
  readonly drop: number;
  readonly ending: string;
}

export interface PluralRules {
  readonly rules: readonly PluralRule[];
  /** Irregular plurals by singular. */
  readonly irregular: Readonly<Record<string, string>>;
  /** Pairs of a word and another one that looks like its plural: short, shorts. */
  readonly unrelated: readonly (readonly [string, string])[];
}

/**
 * Regular plurals by language of the listing, from the usual school grammars; compiled on 2026-11-21. English as specified: s,
 * es, ies. German only if the ending cannot be that of an inflected adjective. Japanese has none.
 */
export const PLURAL_RULES: Readonly<Record<string, PluralRules>> = {
  en: {
    rules: [
      { singularEnding: /(?:s|x|z|ch|sh|o)$/u, drop: 0, ending: 'es' },
      { singularEnding: /[^aeiou]y$/u, drop: 1, ending: 'ies' },
      { singularEnding: /[^sxy]$|[aeiou]y$/u, drop: 0, ending: 's' },
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
      { singularEnding: /(?:[aiou])$/u, drop: 0, ending: 's' },
      { singularEnding: /(?:ung|heit|keit|schaft|tion)$/u, drop: 0, ending: 'en' },
      {
        singularEnding:
          /(?:asche|lasche|decke|dose|kanne|pfanne|tüte|schürze|lampe|tasse|kappe|hülle|hose|kiste|schale|matte|kerze|bürste|socke|jacke)$/u,
        drop: 0,
        ending: 'n',
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
      { singularEnding: /(?:eau|eu)$/u, drop: 0, ending: 'x' },
      { singularEnding: /al$/u, drop: 2, ending: 'aux' },
      { singularEnding: /[^sxz]$/u, drop: 0, ending: 's' },
    ],
    irregular: { bijou: 'bijoux', genou: 'genoux' },
    unrelated: [],
  },
  es: {
    rules: [
      { singularEnding: /z$/u, drop: 1, ending: 'ces' },
      { singularEnding: /[bcdfgjklmnprsty]$/u, drop: 0, ending: 'es' },
      { singularEnding: /[aeiouáéó]$/u, drop: 0, ending: 's' },
    ],
    irregular: {},
    unrelated: [],
  },
  it: {
    rules: [
      { singularEnding: /[cg]a$/u, drop: 1, ending: 'he' },
      { singularEnding: /[cg]o$/u, drop: 1, ending: 'hi' },
      { singularEnding: /a$/u, drop: 1, ending: 'e' },
      { singularEnding: /[oe]$/u, drop: 1, ending: 'i' },
    ],
    irregular: { uomo: 'uomini' },
    unrelated: [],
  },
};

/** In letters. Shorter words have no plural here: "as" is not the plural of "a". */
export const MIN_SINGULAR_LENGTH = 3;
