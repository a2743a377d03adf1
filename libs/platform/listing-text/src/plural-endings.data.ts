/** An ending of a plural and that of its singular: "ies", "y". */
export interface PluralEnding {
  readonly plural: string;
  readonly singular: string;
  /** The singular must match. */
  readonly of?: RegExp;
}

interface PluralEndings {
  readonly endings: readonly PluralEnding[];
  /** Singulars of irregular plurals. */
  readonly irregular: Readonly<Record<string, string>>;
  /** Words that look like a plural of the other but mean something else. */
  readonly unrelated: Readonly<Record<string, string>>;
}

/** Endings of plurals by language, from school grammars; compiled on 2026-11-24. Languages without plurals have none. */
export const PLURAL_ENDINGS: Readonly<Record<string, PluralEndings>> = {
  en: {
    endings: [
      { plural: "'s", singular: '' },
      { plural: 'ies', singular: 'y' },
      { plural: 'ves', singular: 'f' },
      { plural: 'ves', singular: 'fe' },
      { plural: 'es', singular: '', of: /(?:s|x|z|ch|sh|o)$/u },
      { plural: 's', singular: '', of: /[^s]$/u },
    ],
    irregular: {
      men: 'man',
      women: 'woman',
      children: 'child',
      feet: 'foot',
      teeth: 'tooth',
      geese: 'goose',
      mice: 'mouse',
      people: 'person',
    },
    unrelated: {
      shorts: 'short',
      news: 'new',
      goods: 'good',
      customs: 'custom',
      means: 'mean',
      clothes: 'cloth',
      glass: 'glas',
      lens: 'len',
      irons: 'iron',
    },
  },
  de: {
    endings: [
      { plural: 'n', singular: '', of: /e[lr]?$/u },
      { plural: 'nen', singular: '', of: /in$/u },
      { plural: 'en', singular: '', of: /[^e]$/u },
      { plural: 'er', singular: '', of: /[^e]$/u },
      { plural: 'e', singular: '', of: /[^e]$/u },
      { plural: 's', singular: '', of: /[^s]$/u },
    ],
    irregular: {
      kinder: 'kind',
      gläser: 'glas',
      bücher: 'buch',
      tücher: 'tuch',
      handtücher: 'handtuch',
      stühle: 'stuhl',
      männer: 'mann',
      böden: 'boden',
      töpfe: 'topf',
      bälle: 'ball',
      räder: 'rad',
      bänder: 'band',
      schläuche: 'schlauch',
      äpfel: 'apfel',
    },
    unrelated: {
      decke: 'deck',
      decken: 'deck',
      laster: 'last',
      bande: 'band',
      lederne: 'leder',
      hosen: 'hos',
    },
  },
  fr: {
    endings: [
      { plural: 'x', singular: '', of: /(?:eau|eu)$/u },
      { plural: 'aux', singular: 'al' },
      { plural: 's', singular: '', of: /[^sxz]$/u },
    ],
    irregular: { bijoux: 'bijou', genoux: 'genou', yeux: 'œil' },
    unrelated: {},
  },
  es: {
    endings: [
      { plural: 'ces', singular: 'z' },
      { plural: 'es', singular: '', of: /[bcdfgjklmnprsty]$/u },
      { plural: 's', singular: '', of: /[aeiouáéó]$/u },
      { plural: 'ones', singular: 'ón' },
    ],
    irregular: {},
    unrelated: {},
  },
  it: {
    endings: [
      { plural: 'che', singular: 'ca' },
      { plural: 'ghe', singular: 'ga' },
      { plural: 'chi', singular: 'co' },
      { plural: 'ghi', singular: 'go' },
      { plural: 'e', singular: 'a' },
      { plural: 'i', singular: 'o' },
      { plural: 'i', singular: 'e' },
    ],
    irregular: { uomini: 'uomo' },
    unrelated: {},
  },
};
