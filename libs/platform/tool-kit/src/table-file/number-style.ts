import { parseNumber, type Language } from '@seller-toolbox/i18n';

/** Which sign parts decimals in a file. */
export type DecimalSign = '.' | ',';

const POINT = /^[-+]?(\d+\.\d{1,2}|\d+\.\d{4,}|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,})$/;
const COMMA = /^[-+]?(\d+,\d{1,2}|\d+,\d{4,}|\d{1,3}(\.\d{3})+,\d+|\d{1,3}(\.\d{3}){2,})$/;

/** What the cells that can only be read one way say; undecided, files parted by semicolons write a decimal comma. */
export function decimalSignOf(cells: Iterable<string>, delimiter: string): DecimalSign {
  let points = 0;
  for (const cell of cells) {
    const bare = cell.replace(/[^\d.,+-]/g, '');
    if (POINT.test(bare)) points += 1;
    else if (COMMA.test(bare)) points -= 1;
  }
  if (points !== 0) return points > 0 ? '.' : ',';
  return delimiter === ';' ? ',' : '.';
}

/** Languages that write the sign: what is read is the file's way, not the page's. */
const WRITERS: Readonly<Record<DecimalSign, Language>> = { '.': 'en', ',': 'vi' };

/** A cell of a file as a number; null where it is none. */
export function numberIn(cell: string, decimalSign: DecimalSign): number | null {
  return parseNumber(cell, WRITERS[decimalSign]);
}
