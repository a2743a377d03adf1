// @ts-check

/**
 * What `Promise.allSettled` returns, apart: the values, and the reasons of rejections.
 * @template Value
 * @param {readonly PromiseSettledResult<Value>[]} results
 */
export function settled(results) {
  /** @type {Value[]} */
  const values = [];
  /** @type {unknown[]} */
  const reasons = [];
  for (const result of results) {
    if (result.status === 'fulfilled') values.push(result.value);
    else reasons.push(result.reason);
  }
  return { values, reasons };
}
