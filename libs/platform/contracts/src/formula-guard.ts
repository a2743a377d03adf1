/**
 * Where a spreadsheet may begin a cell, in its own dialect or in another: at the start, after a separator, after a line
 * break, each before spaces.
 */
const CELL_START = String.raw`(^|[;|\t\r\n])([ \u00a0\u3000]*)`;
/** Such cells are formulas; East Asian programs also take full-width signs. */
const FORMULA_SIGN = String.raw`[=+\-@＝＋－＠]`;
/** A signed number, also with a currency, a unit or a percent sign: no program runs anything for it. */
const SIGNED_AMOUNT = String.raw`[+-](?:[A-Za-z]{0,3}\p{Sc}|[A-Za-z]{1,3}(?=[ \u00a0]))?[ \u00a0]?\d[\d.,]*(?:[ \u00a0]?(?:%|\p{Sc}|[A-Za-z]{1,3}))?(?=[;|\t\r\n]|$)`;
const UNGUARDED_FORMULA = new RegExp(`${CELL_START}(?=${FORMULA_SIGN})(?!${SIGNED_AMOUNT})`, 'gu');

/** The text of a cell for files and tables that spreadsheets open: an apostrophe before all that could be a formula. */
export function guardFormulas(text: string): string {
  return text.replace(UNGUARDED_FORMULA, "$1'$2");
}

const GUARDED_FORMULA = new RegExp(`${CELL_START}'(?=${FORMULA_SIGN})`, 'gu');

/** The text that `guardFormulas` made this one of; a text that it did not make is returned as it is. */
export function withoutFormulaGuard(text: string): string {
  if (!text.includes("'")) return text;
  const bare = text.replace(GUARDED_FORMULA, '$1$2');
  return bare !== text && guardFormulas(bare) === text ? bare : text;
}
