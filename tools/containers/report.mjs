// @ts-check
import { printTable } from '../bench/table.mjs';

const MAX_LINES = 25;

/** @typedef {ReturnType<typeof startReport>} Report */

/** Collects the results and figures of a part; `expect` returns whether the check passed. */
export function startReport(/** @type {string} */ part) {
  /** @type {[string, string][]} */
  const figures = [];
  let failures = 0;
  return {
    /**
     * @param {boolean} isSo
     * @param {string} text
     * @param {string} output printed on failure
     */
    expect(isSo, text, output = '') {
      console.log(`${isSo ? 'ok' : 'FAILED'}  ${part}: ${text}`);
      if (!isSo) {
        failures++;
        if (output) console.log(output.trimEnd().split('\n').slice(-MAX_LINES).join('\n'));
      }
      return isSo;
    },
    skip: (/** @type {string} */ text) => console.log(`--  ${part}: not checked: ${text}`),
    figure: (/** @type {string} */ what, /** @type {string} */ value) => figures.push([what, value]),
    /** Prints the figures; true when nothing failed. */
    end() {
      if (figures.length > 0) printTable(part, [['what', 'value'], ...figures]);
      return failures === 0;
    },
  };
}
