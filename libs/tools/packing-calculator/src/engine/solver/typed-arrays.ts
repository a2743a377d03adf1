/**
 * The element at an index that the caller has kept within the array. The compiler cannot see that a typed array has no
 * holes; saying so here, once per kind of array, keeps both the checks and the machine code of the inner loops simple.
 */
export function int(array: Int32Array, index: number): number {
  return array[index] as number;
}

/** As `int`, for numbers with fractions or beyond 32 bits. */
export function real(array: Float64Array, index: number): number {
  return array[index] as number;
}
