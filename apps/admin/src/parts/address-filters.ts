/** Parses a parameter of the address; undefined if it is invalid. */
export type ReadParameter<Value> = (text: string) => Value | undefined;

export type Readers = Readonly<Record<string, ReadParameter<string | number>>>;

/** What the address says, by the names of its parameters. */
export type AddressValues<R extends Readers> = {
  readonly [Name in keyof R]: ReturnType<R[Name]>;
};

/** One of a few values. */
export function oneOf<const Value extends string>(values: readonly Value[]): ReadParameter<Value> {
  return (text) => values.find((value) => value === text);
}

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number): ReadParameter<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= min && value <= max ? value : undefined;
  };
}

/** A text that is not blank. */
export function textParameter(maxLength: number): ReadParameter<string> {
  return (text) => text.trim().slice(0, maxLength) || undefined;
}

/** A day, `2026-11-22`. */
export function day(): ReadParameter<string> {
  return (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined);
}

/** `page` counts from 1; every change of a filter goes back to the first. */
export const PAGE_PARAM = 'page';
export const pageNumber = wholeNumber(1, 1_000_000);

/** Parses the query of an address; invalid parameters are dropped. */
export function readFilters<R extends Readers>(search: string, readers: R): AddressValues<R> {
  const params = new URLSearchParams(search);
  const values = Object.entries(readers).map(([name, read]) => [name, read(params.get(name) ?? '')]);
  // Each name has what its own reader gave.
  return Object.fromEntries(values) as AddressValues<R>;
}

/** The query with some values changed, undefined ones removed; another filter starts at the first page. */
export function writeFilters(
  search: string,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const params = new URLSearchParams(search);
  if (!(PAGE_PARAM in changes)) params.delete(PAGE_PARAM);
  for (const [name, value] of Object.entries(changes)) {
    const isDefault = value === undefined || value === '' || (name === PAGE_PARAM && value === 1);
    if (isDefault) params.delete(name);
    else params.set(name, String(value));
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
