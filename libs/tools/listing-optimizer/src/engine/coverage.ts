import {
  COVERED_FIELDS,
  type CoveredField,
  type CoveredKeyword,
  type CoverageState,
} from './builder.schema.ts';
import type { JudgedKeyword } from './judge-keywords.ts';
import { hasPhrase, type FormOf, type PhraseIndex } from './phrase-index.ts';

export type FieldIndexes = Readonly<Record<CoveredField, PhraseIndex>>;

/** Which words of a keyword a text has, alone or joined with the next one: "leak" and "proof" of "leakproof". */
export function presentWords(index: PhraseIndex, forms: readonly string[]): readonly boolean[] {
  const isJoined = (at: number) => {
    const pair = forms.slice(at, at + 2);
    return at >= 0 && pair.length === 2 && hasPhrase(index, pair);
  };
  return forms.map(
    (form, at) => index.words.has(form) || hasPhrase(index, [form]) || isJoined(at) || isJoined(at - 1),
  );
}

/** Whether some texts have all needed words of a keyword between them. */
export function hasAllWords(
  { words }: Pick<JudgedKeyword, 'words'>,
  present: readonly (readonly boolean[])[],
): boolean {
  return words.every(({ isNeeded }, at) => !isNeeded || present.some((text) => text[at]));
}

/** What the fields have of a keyword. */
export interface FoundKeyword {
  readonly keyword: JudgedKeyword;
  readonly forms: readonly string[];
  readonly present: Readonly<Record<CoveredField, readonly boolean[]>>;
}

export function findKeyword(keyword: JudgedKeyword, fields: FieldIndexes, formOf: FormOf): FoundKeyword {
  const forms = keyword.words.map(({ text }) => formOf(text));
  const presentIn = (field: CoveredField) => presentWords(fields[field], forms);
  return {
    keyword,
    forms,
    present: {
      title: presentIn('title'),
      bullets: presentIn('bullets'),
      description: presentIn('description'),
      searchTerms: presentIn('searchTerms'),
    },
  };
}

/** Which fields of the listing have a keyword; none of one that must not be used, which misses nothing either. */
export function coverKeyword(
  { keyword, forms, present }: FoundKeyword,
  fields: FieldIndexes,
): CoveredKeyword {
  const { words, barred } = keyword;
  const stateIn = (field: CoveredField): CoverageState => {
    if (barred !== null) return 'absent';
    if (hasPhrase(fields[field], forms)) return 'whole';
    return words.length > 0 && hasAllWords(keyword, [present[field]]) ? 'split' : 'absent';
  };
  const states = {
    title: stateIn('title'),
    bullets: stateIn('bullets'),
    description: stateIn('description'),
    searchTerms: stateIn('searchTerms'),
  };
  const isWhole = COVERED_FIELDS.some((field) => states[field] === 'whole');
  const isWanted = !isWhole && barred === null;
  const missing = !isWanted
    ? []
    : words.filter(({ isNeeded }, at) => isNeeded && COVERED_FIELDS.every((field) => !present[field][at]));
  const isSplit = isWanted && words.length > 0 && missing.length === 0;
  return {
    keyword: keyword.text,
    volume: keyword.volume,
    state: isWhole ? 'whole' : isSplit ? 'split' : 'absent',
    ...states,
    missing: [...new Set(missing.map(({ text }) => text))],
    barred,
  };
}
