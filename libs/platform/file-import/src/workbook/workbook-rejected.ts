/** Why a workbook is not read. */
export type WorkbookRejection =
  | 'file-too-large'
  | 'workbook-broken'
  | 'workbook-too-large'
  /** Cells as no table has them. */
  | 'not-a-table';

/** A workbook that cannot be read, with the limit that it broke. */
export class WorkbookRejected extends Error {
  declare readonly code: WorkbookRejection;
  declare readonly params: Readonly<Record<string, number>> | undefined;

  constructor(code: WorkbookRejection, params?: Readonly<Record<string, number>>) {
    super(code);
    this.name = 'WorkbookRejected';
    this.code = code;
    this.params = params;
  }
}
