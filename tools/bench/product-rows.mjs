// @ts-check
/** The products of a measurement. */
export const ROWS = 10_000;

/** @param {number} at */
export function productOf(at) {
  return {
    length: 3 + (at % 23),
    width: 2 + (at % 13),
    height: 1 + (at % 7),
    weight: 0.2 + (at % 19) / 3,
    price: 5 + (at % 61),
  };
}

/** @param {number} rows */
export function productFile(rows) {
  const lines = Array.from({ length: rows }, (_, at) =>
    [`S${at}`, ...Object.values(productOf(at)), 'US'].join(),
  );
  return ['SKU,Length,Width,Height,Weight,Price,Amazon store', ...lines].join('\n');
}
