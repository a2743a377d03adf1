import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { LISTING_POLICIES } from '@seller-toolbox/reference-data/listing-policies.data';
import { packLine, type LineUnit } from './backend-line.ts';
import type { BackendLine, BuilderOutput, CoveredKeyword } from './builder.schema.ts';
import { coverageFigures, percentCovered } from './coverage-figures.ts';
import {
  coverKeyword,
  findKeyword,
  hasAllWords,
  presentWords,
  type FieldIndexes,
  type FoundKeyword,
} from './coverage.ts';
import { judgeKeywords, type JudgedKeywords } from './judge-keywords.ts';
import type { ListingInput } from './listing-optimizer.schema.ts';
import { formsOf, indexPhrases, toStretches } from './phrase-index.ts';

/** Rules without a limit of bytes pack into that of the others. */
const MAX_BYTES = Math.max(
  ...Object.values(LISTING_POLICIES).map(({ searchTerms }) => searchTerms.maxBytes ?? 0),
);

/** Makes the builder. It keeps what it read of the last list of keywords, because a page runs it with every typed letter. */
export function createBuilder(findClaims: FindClaims): (input: ListingInput) => BuilderOutput | undefined {
  let last: { readonly list: string; readonly brands: string; readonly judged: JudgedKeywords } | undefined;
  return (input) => {
    const { keywords: list = '', brands = '' } = input;
    if (list.trim() === '') return undefined;
    if (last?.list !== list || last.brands !== brands)
      last = { list, brands, judged: judgeKeywords(list, { brands, findClaims }) };
    return buildListing(input, last.judged, findClaims);
  };
}

function buildListing(
  input: ListingInput,
  { keywords, leftOut }: JudgedKeywords,
  findClaims: FindClaims,
): BuilderOutput {
  const texts = {
    title: toStretches(input.title),
    bullets: input.bullets.flatMap(toStretches),
    description: toStretches(input.description),
    searchTerms: toStretches(input.searchTerms),
  };
  const { language = 'en' } = LISTING_MARKETPLACES.find(({ code }) => code === input.marketplace) ?? {};
  const ofKeywords = keywords.map(({ words }) => [words.map(({ text }) => text)]);
  const formOf = formsOf([...Object.values(texts), ...ofKeywords], language);
  const fields: FieldIndexes = {
    title: indexPhrases(texts.title, formOf),
    bullets: indexPhrases(texts.bullets, formOf),
    description: indexPhrases(texts.description, formOf),
    searchTerms: indexPhrases(texts.searchTerms, formOf),
  };
  const found = keywords.map((keyword) => findKeyword(keyword, fields, formOf));
  const covered = found.map((one) => coverKeyword(one, fields));
  // Lines by line breaks keep the present terms apart.
  const terms = judgeKeywords(input.searchTerms.replace(/[\n\r]/gu, ','), {
    brands: input.brands ?? '',
    findClaims,
  });
  const present = terms.keywords.map((keyword) => findKeyword(keyword, fields, formOf));
  const backend = packBackend({ ruleSet: input.ruleSet, found, present });
  const line = indexPhrases(toStretches(backend.text), formOf);
  const statesWithLine = found.map((one): Pick<CoveredKeyword, 'state' | 'barred' | 'volume'> => {
    const { title, bullets, description } = one.present;
    const withLine = [title, bullets, description, presentWords(line, one.forms)];
    return { ...one.keyword, state: hasAllWords(one.keyword, withLine) ? 'split' : 'absent' };
  });
  return {
    coverage: {
      keywords: covered,
      ...coverageFigures(covered),
      percentWithLine: percentCovered(statesWithLine),
      leftOut,
    },
    backend,
  };
}

interface BackendContext extends Pick<ListingInput, 'ruleSet'> {
  readonly found: readonly FoundKeyword[];
  /** The present search terms. */
  readonly present: readonly FoundKeyword[];
}

interface PlacedUnit extends LineUnit {
  readonly isInTitle: boolean;
  /** In bullet points or description. */
  readonly isElsewhere: boolean;
}

/** The words of keywords that the listing lacks, then the other present search terms, then words of bullet points and description. */
function packBackend({ ruleSet, found, present }: BackendContext): BackendLine {
  const usable = found.filter(({ keyword }) => keyword.barred === null);
  const unitsOf = splitUnits([...usable, ...present]);
  const placed = usable.map((one) => ({ volume: one.keyword.volume ?? 1, units: unitsOf(one) }));
  const ofKeywords = placed.flatMap(({ units }) => units);
  const ofTerms = present.flatMap(unitsOf);
  const isNew = ({ isInTitle, isElsewhere }: PlacedUnit) => !isInTitle && !isElsewhere;
  const { separatedBy } = LISTING_POLICIES[ruleSet].searchTerms;
  return {
    ...packLine({
      maxBytes: MAX_BYTES,
      separator: separatedBy === 'commas' ? ',' : ' ',
      wishes: placed
        .map(({ volume, units }) => ({ volume, units: units.filter(isNew) }))
        .filter(({ units }) => units.length > 0),
      fillers: [
        ...ofTerms.filter(isNew),
        ...ofKeywords.filter(({ isInTitle, isElsewhere }) => !isInTitle && isElsewhere),
      ],
    }),
    maxBytes: MAX_BYTES,
    inTitle: distinctTexts([...ofKeywords, ...ofTerms].filter(({ isInTitle }) => isInTitle)),
    barred: [...new Set([...found, ...present].flatMap(({ keyword }) => keyword.barredTexts))],
  };
}

/**
 * The units of keywords: "leakproof" as "leak" and "proof" where another keyword has these two words, because they are one phrase.
 * "car pet hair" says nothing of "carpet": two words are one where they are a keyword or a property.
 */
function splitUnits(keywords: readonly FoundKeyword[]): (keyword: FoundKeyword) => readonly PlacedUnit[] {
  const placed = new Map(keywords.map((keyword) => [keyword, placedUnits(keyword)]));
  const pairs = new Map<string, readonly PlacedUnit[]>();
  for (const units of placed.values())
    for (const [at, unit] of units.entries()) {
      const next = units[at + 1];
      if (next && (units.length === 2 || PROPERTY_END.test(next.key)))
        pairs.set(unit.key + next.key, [unit, next]);
    }
  return (keyword) => (placed.get(keyword) ?? []).flatMap((unit) => pairs.get(unit.key) ?? [unit]);
}

const PROPERTY_END = /^(?:proof|free|resistant|repellent|safe|slip|stick|skid)$/u;

function placedUnits({ keyword, forms, present }: FoundKeyword): PlacedUnit[] {
  return keyword.parts.map(({ text, bytes, from, to }) => {
    const isIn = (words: readonly boolean[]) => words.slice(from, to).every(Boolean);
    return {
      text,
      bytes,
      key: forms.slice(from, to).join(''),
      isInTitle: isIn(present.title),
      isElsewhere: isIn(present.bullets) || isIn(present.description),
    };
  });
}

function distinctTexts(units: readonly LineUnit[]): string[] {
  return [...new Map(units.map(({ key, text }) => [key, text])).values()];
}
