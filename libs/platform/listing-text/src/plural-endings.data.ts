/** An ending of a plural and that of its singular: "ies", "y". */
export interface PluralEnding {
  readonly plural: string;
  readonly singular: string;
  /** The singular must match. */
  readonly of?: RegExp;
  /** Of singulars that match, the plural is certain enough to call two words of a title one; without it only a list that has both words can tell. */
  readonly sure?: RegExp;
}

export interface PluralEndings {
  readonly endings: readonly PluralEnding[];
  /** Singulars of irregular plurals. */
  readonly irregular: Readonly<Record<string, string>>;
  /** Whether an irregular noun may end a longer one: "Weinglas", "Weingläser". */
  readonly isCompounding?: boolean;
  /** Words that look like a plural of the other but mean something else. */
  readonly unrelated: Readonly<Record<string, string>>;
}

const EVERY = /$/u;
// Not "praktisch", "romantisch" or "plastisch".
const NOUN_WITH_E =
  /(?:schuh|(?:^|[bghrtz]|ch|pp|ll|ss|ts|nk|rten|glas|top)tisch|stift|gerät|regal|spiel|stück|heft)$/u;
const SIBILANT_OR_O = /(?:s|x|z|ch|sh|o)$/u;

/**
 * Endings of plurals by language, from school grammars; compiled on 2026-11-24. Languages without plurals have none. The sure
 * ones: in English as specified (s, es, ies), in German where the ending cannot be that of an inflected adjective.
 */
export const PLURAL_ENDINGS: Readonly<Record<string, PluralEndings>> = {
  en: {
    endings: [
      { plural: "'s", singular: '' },
      { plural: 'ies', singular: 'y', sure: /[^aeiou]y$/u },
      { plural: 'ves', singular: 'f' },
      { plural: 'ves', singular: 'fe' },
      { plural: 'es', singular: '', of: SIBILANT_OR_O, sure: EVERY },
      { plural: 's', singular: '', of: /[^s]$/u, sure: /[^sxy]$|[aeiou]y$/u },
    ],
    irregular: {
      men: 'man',
      women: 'woman',
      children: 'child',
      feet: 'foot',
      teeth: 'tooth',
      geese: 'goose',
      mice: 'mouse',
      knives: 'knife',
      shelves: 'shelf',
      leaves: 'leaf',
      loaves: 'loaf',
      scarves: 'scarf',
      wolves: 'wolf',
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
    },
  },
  de: {
    endings: [
      {
        plural: 'n',
        singular: '',
        of: /e[lr]?$/u,
        sure: /(?:asche|decke|dose|[kfw]anne|tüte|schürze|lampe|tasse|kappe|hülle|hose|kiste|schale|matte|kerze|bürste|socke|jacke|leuchte|gabel)$/u,
      },
      { plural: 'nen', singular: '', of: /in$/u },
      { plural: 'en', singular: '', of: /[^e]$/u, sure: /(?:ung|heit|keit|schaft|tion|uhr|bett)$/u },
      { plural: 'er', singular: '', of: /[^e]$/u, sure: /(?:kleid)$/u },
      { plural: 'e', singular: '', of: /[^e]$/u, sure: NOUN_WITH_E },
      { plural: 's', singular: '', of: /[^s]$/u, sure: /[aiou]$/u },
    ],
    irregular: {
      kinder: 'kind',
      hunde: 'hund',
      gläser: 'glas',
      bücher: 'buch',
      tücher: 'tuch',
      stühle: 'stuhl',
      männer: 'mann',
      böden: 'boden',
      töpfe: 'topf',
      bälle: 'ball',
      räder: 'rad',
      bänder: 'band',
      schläuche: 'schlauch',
      äpfel: 'apfel',
      körbe: 'korb',
      säcke: 'sack',
      züge: 'zug',
    },
    isCompounding: true,
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
      { plural: 'x', singular: '', of: /(?:eau|eu)$/u, sure: EVERY },
      { plural: 'aux', singular: 'al', sure: EVERY },
      { plural: 's', singular: '', of: /[^sxz]$/u, sure: EVERY },
    ],
    irregular: { bijoux: 'bijou', genoux: 'genou', yeux: 'œil' },
    unrelated: {},
  },
  es: {
    endings: [
      { plural: 'ces', singular: 'z', sure: EVERY },
      { plural: 'es', singular: '', of: /[bcdfgjklmnprsty]$/u, sure: EVERY },
      { plural: 's', singular: '', of: /[aeiouáéó]$/u, sure: EVERY },
      { plural: 'ones', singular: 'ón' },
    ],
    irregular: {},
    unrelated: {},
  },
  it: {
    endings: [
      { plural: 'che', singular: 'ca', sure: EVERY },
      { plural: 'ghe', singular: 'ga', sure: EVERY },
      { plural: 'chi', singular: 'co', sure: EVERY },
      { plural: 'ghi', singular: 'go', sure: EVERY },
      { plural: 'e', singular: 'a', sure: EVERY },
      { plural: 'i', singular: 'o', sure: EVERY },
      { plural: 'i', singular: 'e', sure: EVERY },
    ],
    irregular: { uomini: 'uomo' },
    unrelated: {},
  },
};

/** In letters. Shorter words have no plural here: "as" is not the plural of "a". */
export const MIN_SINGULAR_LENGTH = 3;
