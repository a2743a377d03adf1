import { WORKBOOK_LIMITS } from './workbook-limits.data.ts';
import { WorkbookRefused } from './workbook-refused.ts';
import { unescapeXml } from './xml-tags.ts';

/** The text inside the values of a cell (`v`, `t`), without the reading aids of Japanese ones (`rPh`). */
export interface CellText {
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** What was told since the last time. */
  readonly take: () => string;
}

export function cellTextOf(): CellText {
  let told = '';
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
      told = told === '' ? text : told + text;
      if (told.length > WORKBOOK_LIMITS.cellLength) throw new WorkbookRefused('not-a-table');
    },
    take: () => {
      const taken = told;
      told = '';
      return unescapeXml(taken);
    },
  };
}
