import { WORKBOOK_LIMITS } from './workbook-limits.data.ts';
import { WorkbookRejected } from './workbook-rejected.ts';
import { unescapeXml } from './xml-tags.ts';

/** The text inside the values of a cell (`v`, `t`), without the reading aids of Japanese ones (`rPh`). */
export interface CellText {
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** The text since the last call. */
  readonly take: () => string;
}

export function cellTextOf(): CellText {
  let collected = '';
  let isValue = false;
  let isAid = false;
  return {
    open: (name) => {
      if (name === 'v' || name === 't') isValue = true;
      else if (name === 'rPh') isAid = true;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isAid = false;
    },
    text: (text) => {
      if (!isValue || isAid) return;
      collected = collected === '' ? text : collected + text;
      if (collected.length > WORKBOOK_LIMITS.cellLength) throw new WorkbookRejected('not-a-table');
    },
    take: () => {
      const taken = collected;
      collected = '';
      return unescapeXml(taken);
    },
  };
}
