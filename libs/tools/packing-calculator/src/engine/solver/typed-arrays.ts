/**
 * The element at an index within the array: the caller checks the bounds. The compiler does not know that a typed array has
 * no holes; one assertion for each kind of array keeps the inner loops simple and fast.
 */
export function intAt(array: Int32Array, index: number): number {
  return array[index] as number;
}

/** As `intAt`, for numbers with fractions or beyond 32 bits. */
export function floatAt(array: Float64Array, index: number): number {
  return array[index] as number;
}
