import type { Progress, ToolSession } from '@seller-toolbox/tool-contract';
import { analyzeReport } from '../engine/analyze-report.ts';
import { EXAMPLE_ROWS } from '../engine/example-rows.data.ts';
import type { AnalyzerOutput, ReportRow } from '../engine/search-term-analyzer.schema.ts';
import type { FileBytes } from '../import/read-bytes.ts';
import type { ReadingChoice } from '../import/read-report.ts';
import { ReportError } from '../import/report-error.ts';
import { toCsvFile } from './list-file.ts';
import type { ListRow, ListView } from './report-lists.ts';
import { summaryOf } from './report-summary.ts';
import { mergeNegatives } from './merge-negatives.ts';
import { rowsOfList } from './rows-of-list.ts';
import type { SessionResponse, SessionRequest } from './session-messages.ts';
import { changesFile, decimalsOf, uploadFile } from './upload-file.ts';

/** Loaded with the first file: the importer is the largest part, and the worked example does not need it. */
const loadReader = () => import('../import/read-bytes.ts');

/** The rows of a file and their analysis. */
interface LoadedReport {
  rows: readonly ReportRow[];
  /** Empty where the file names none. */
  currency: string;
  output: AnalyzerOutput | null;
  rowsOfView: ReturnType<typeof memoizeLastView>;
}

const emptyReport = (rows: LoadedReport['rows'], currency = ''): LoadedReport => ({
  rows,
  currency,
  output: null,
  rowsOfView: memoizeLastView(),
});

/**
 * Holds one report: rows stay here, and the page gets the figures and the visible rows. Starts with the rows of the worked
 * example.
 */
export function openSession(): ToolSession<SessionRequest, SessionResponse> {
  // Keeps the bytes, not the cells: those would take ten times the memory and are needed again only for a new mapping.
  let lastFile: FileBytes | null = null;
  let loaded = emptyReport(EXAMPLE_ROWS);

  async function read(file: FileBytes, choice: ReadingChoice, progress: Progress): Promise<SessionResponse> {
    const { readBytes } = await loadReader();
    const { rows, reading } = readBytes(file, choice, progress);
    lastFile = file;
    loaded = emptyReport(rows, reading.currency);
    return { kind: 'reading', reading };
  }
  function analyzed(): AnalyzerOutput {
    if (loaded.output === null) throw new Error('nothing has been analyzed yet');
    return loaded.output;
  }
  async function handle(request: SessionRequest, progress: Progress): Promise<SessionResponse> {
    switch (request.kind) {
      case 'read': {
        const { rejectLargeFile } = await loadReader();
        rejectLargeFile(request.file.size);
        progress(0.05);
        const bytes = new Uint8Array(await request.file.arrayBuffer());
        return await read({ bytes, sheet: request.sheet }, request.choice, progress);
      }
      case 'remap':
        if (lastFile === null) throw new Error('no file has been read yet');
        // Frees the old rows first: old and new rows together would take twice the memory.
        loaded = emptyReport([]);
        return await read(lastFile, request.choice, progress);
      case 'analyze':
        // Frees the last analysis first, likewise.
        loaded = emptyReport(loaded.rows, loaded.currency);
        loaded.output = analysisOf(loaded, request.settings, progress);
        return { kind: 'summary', summary: summaryOf(loaded.output) };
      case 'rows': {
        const all = mergeNegatives(loaded.rowsOfView(analyzed(), request.view));
        const { offset, limit } = request;
        return { kind: 'rows', rows: all.slice(offset, offset + limit), total: all.length };
      }
      case 'file': {
        const { view, words } = request;
        return { kind: 'file', content: toCsvFile(view.list, loaded.rowsOfView(analyzed(), view), words) };
      }
      case 'changes':
        return { kind: 'file', content: changesFile(analyzed(), loaded.currency, request.words) };
      case 'upload':
        return { kind: 'file', content: uploadFile(analyzed(), request.list, loaded.currency) };
    }
  }
  return async (request, progress) => {
    try {
      return await handle(request, progress);
    } catch (error) {
      if (error instanceof ReportError) return { kind: 'refused', finding: error.finding };
      throw error;
    }
  };
}

function analysisOf(
  { rows, currency }: LoadedReport,
  settings: Extract<SessionRequest, { kind: 'analyze' }>['settings'],
  progress: Progress,
): AnalyzerOutput {
  return analyzeReport({ rows: [...rows], ...settings, bidDecimals: decimalsOf(currency) }, progress);
}

/** Memoizes the last view, because scrolling requests pages of the same table. */
function memoizeLastView(): (output: AnalyzerOutput, view: ListView) => readonly ListRow[] {
  let last: { output: AnalyzerOutput; key: string; rows: readonly ListRow[] } | null = null;
  return (output, view) => {
    const key = JSON.stringify(view);
    if (last?.output !== output || last.key !== key) last = { output, key, rows: rowsOfList(output, view) };
    return last.rows;
  };
}
