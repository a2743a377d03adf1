import { WORKBOOK_LIMITS } from './workbook-limits.data.ts';
import { WorkbookRejected } from './workbook-rejected.ts';
import { unescapeXml } from './xml-tags.ts';

/**
 * The text inside the values of a cell (`v`, `t`), without the reading aids of Japanese ones (`rPh`). A formula without a value,
 * which no spreadsheet has computed yet, is its text: `=B2*2`.
 */
export interface CellText {
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** The text since the last call. */
  readonly take: () => string;
}

/** Collects the text of one cell after the other from the events of an XML reader. */
export function createCellTextCollector(): CellText {
  let collected = '';
  let isText = false;
  let isInPhonetic = false;
  let isFormula = false;
  return {
    open: (name) => {
      if (name === 'rPh') isInPhonetic = true;
      else if (name === 'f') {
        collected = '=';
        isText = isFormula = true;
      } else if (name === 'v' || name === 't') {
        if (isFormula) collected = '';
        isText = true;
        isFormula = false;
      }
    },
    close: (name) => {
      if (name === 'v' || name === 't' || name === 'f') isText = false;
      else if (name === 'rPh') isInPhonetic = false;
    },
    text: (text) => {
      if (!isText || isInPhonetic) return;
      collected = collected === '' ? text : collected + text;
      if (collected.length > WORKBOOK_LIMITS.cellLength) throw new WorkbookRejected('not-a-table');
    },
    take: () => {
      const taken = collected;
      collected = '';
      isFormula = false;
      return unescapeXml(taken);
    },
  };
}
