/** Why a workbook is not read. */
export type WorkbookRefusal =
  | 'file-too-large'
  | 'workbook-broken'
  | 'workbook-too-large'
  | 'too-many-rows'
  /** Cells as no table has them. */
  | 'not-a-table';

/** A workbook that cannot be read, with the limit that it broke. */
export class WorkbookRefused extends Error {
  declare readonly code: WorkbookRefusal;
  declare readonly params: Readonly<Record<string, number>> | undefined;

  constructor(code: WorkbookRefusal, params?: Readonly<Record<string, number>>) {
    super(code);
    this.name = 'WorkbookRefused';
    this.code = code;
    this.params = params;
  }
}
