/** Ten letters and digits: `B0` and eight more, or the ISBN-10 of a book (marketplace's help on ASINs, 2026-11-21). */
const ASIN_FORM = /^[0-9A-Z]{10}$/;

/** Whether a text has the form of an ASIN; it need not belong to a product. */
export function hasAsinForm(text: string): boolean {
  return ASIN_FORM.test(text.trim().toUpperCase());
}
