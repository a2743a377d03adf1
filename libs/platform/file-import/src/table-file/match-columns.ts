import type { ColumnField } from '@seller-toolbox/tool-contract';

/** Which columns of a table (by index) a field is read from; their sum where there are several, none where empty. */
export type ColumnMapping<Field extends string> = Readonly<Record<Field, readonly number[]>>;

/** A header without case, width, signs and doubled spaces: `Units-Sold (T30)` is `units sold t30`. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function isKnownHeader(
  fields: readonly ColumnField<string>[],
  plain: (header: string) => string = plainHeader,
): (header: string) => boolean {
  const known = new Set(fields.flatMap(namesOf));
  return (header) => known.has(plain(header));
}

/** Every header that belongs to a field. */
export function namesOf({ aliases, sumOf = [] }: ColumnField): readonly string[] {
  return [...aliases, ...sumOf];
}

/** Minimum similarity of a proposal, which the user sees and can correct. */
const MIN_SIMILARITY = 0.8;

/** Proposes columns for fields: by alias, then by the sum of columns, then by diceSimilarity. A column serves one field. */
export function matchColumns<Field extends string>(
  headers: readonly string[],
  fields: readonly ColumnField<Field>[],
): ColumnMapping<Field> {
  const plain = headers.map(plainHeader);
  const taken = new Set<number>();
  const mapping = emptyMapping(fields);
  const take = (field: Field, columns: readonly number[]) => {
    if (columns.length === 0 || columns.some((column) => taken.has(column))) return;
    if (mapping[field].length > 0) return;
    columns.forEach((column) => taken.add(column));
    mapping[field] = [...columns];
  };
  for (const { field, aliases } of fields) {
    const found = aliases
      .map((alias) => plain.indexOf(alias))
      .find((column) => column >= 0 && !taken.has(column));
    if (found !== undefined) take(field, [found]);
  }
  for (const { field, sumOf = [] } of fields) {
    take(
      field,
      sumOf.map((alias) => plain.indexOf(alias)).filter((column) => column >= 0),
    );
  }
  for (const { field, aliases } of fields) take(field, mostSimilarColumn(plain, aliases, taken));
  return mapping;
}

function emptyMapping<Field extends string>(
  fields: readonly ColumnField<Field>[],
): Record<Field, readonly number[]> {
  // Every field is a key; the platform's type forgets which.
  return Object.fromEntries(fields.map(({ field }) => [field, []])) as unknown as Record<
    Field,
    readonly number[]
  >;
}

function mostSimilarColumn(
  headers: readonly string[],
  aliases: readonly string[],
  taken: ReadonlySet<number>,
): number[] {
  const scores = headers.map((header, column) =>
    taken.has(column) || header === ''
      ? 0
      : Math.max(0, ...aliases.map((alias) => diceSimilarity(header, alias))),
  );
  const best = Math.max(0, ...scores);
  return best >= MIN_SIMILARITY ? [scores.indexOf(best)] : [];
}

/** How alike two spellings are, 0 to 1: the share of pairs of letters that they have in common (Dice). */
export function diceSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [pairsOf(one), pairsOf(other)];
  if (a.length + b.length === 0) return 0;
  const left = [...b];
  const shared = a.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.length + b.length);
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
