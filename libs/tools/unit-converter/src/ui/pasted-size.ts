import { parseNumber, type Language } from '@seller-toolbox/words';
import { SIZE_UNITS, type SizeUnit } from './size-words.data.ts';

export interface PastedSize {
  readonly values: readonly number[];
  /** Undefined where the text has none. */
  readonly unit: SizeUnit | undefined;
}

const TIMES = /[x×✕✖⨯╳*х]|\bby\b/u;
const NUMBER_AND_REST = /^([.,\d][\d.,。、\s]*)(.*)/su;
const SIDE_BEFORE = /^(?:length|width|height|depth|[lwhd]|[长長宽寬高深])(?:\s*[:=])?\s*(?=[.,\d])/u;
const SIDE_BEHIND = /(^|[^\p{L}])(?:length|width|height|depth|[lwhd]|[长長宽寬高深])$/u;

/**
 * Parses a size of two or three sides as people copy it: `12 x 8 x 4 in`, `30×20×15 cm`, `12" L * 8" W * 4" H`. Full-width
 * characters count as half-width ones, decimal signs follow the language. Null for any other text, and for sides in
 * different units.
 */
export function pastedSize(text: string, language: Language): PastedSize | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]{0,80}\)/g, ' ')
    .trim();
  const parts = plain.split(TIMES);
  if (parts.length < 2 || parts.length > 3) return null;
  const sides = parts.map((part) => readSide(part, language));
  if (!sides.every((side) => side !== null)) return null;
  const units = new Set(sides.flatMap(({ unit }) => unit ?? []));
  if (units.size > 1) return null;
  return { values: sides.map(({ value }) => value), unit: [...units][0] };
}

interface Side {
  readonly value: number;
  readonly unit: SizeUnit | undefined;
}

function readSide(part: string, language: Language): Side | null {
  const [, digits = '', rest = ''] = NUMBER_AND_REST.exec(part.trim().replace(SIDE_BEFORE, '')) ?? [];
  const value = parseNumber(digits.trim(), language);
  const word = rest.replace(SIDE_BEHIND, '$1').trim();
  const unit = unitOf(word);
  return value === null || (word !== '' && unit === undefined) ? null : { value, unit };
}

function unitOf(word: string): SizeUnit | undefined {
  // `Object.keys` loses the literal key types.
  const ids = Object.keys(SIZE_UNITS) as SizeUnit[];
  return ids.find((id) => SIZE_UNITS[id].some((spelling) => spelling === word));
}
