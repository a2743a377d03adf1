import type { Progress, ToolSession } from '@seller-toolbox/tool-contract';
import { analyzeReport } from '../engine/analyze-report.ts';
import { EXAMPLE_ROWS } from '../engine/example-rows.data.ts';
import type { AnalyzerOutput, ReportRow } from '../engine/search-term-analyzer.schema.ts';
import type { FileBytes } from '../import/read-bytes.ts';
import type { ReadingChoice } from '../import/read-report.ts';
import { ReportRefused } from '../import/report-refused.ts';
import { listFile } from './list-file.ts';
import type { ListRow, ListView } from './report-lists.ts';
import { summaryOf } from './report-summary.ts';
import { rowsOfList } from './rows-of-list.ts';
import type { SessionAnswer, SessionQuestion } from './session-messages.ts';
import { negativesUpload } from './upload-file.ts';

/** Only a file needs it, and it weighs more than all else: the worked example does without. */
const loadReader = () => import('../import/read-bytes.ts');

/** What is made of a file. */
interface Made {
  rows: readonly ReportRow[];
  output: AnalyzerOutput | null;
  listed: ReturnType<typeof lastList>;
}

const nothing = (rows: Made['rows']): Made => ({ rows, output: null, listed: lastList() });

/**
 * One visit with one report: what was read stays here, the page gets figures and the rows that are in sight. Until a file is
 * read, the report is that of the worked example.
 */
export function openSession(): ToolSession<SessionQuestion, SessionAnswer> {
  // Its cells would take ten times the memory of its bytes, and are wanted again only where the visitor corrects the mapping.
  let held: FileBytes | null = null;
  let made = nothing(EXAMPLE_ROWS);

  async function read(file: FileBytes, choice: ReadingChoice, progress: Progress): Promise<SessionAnswer> {
    const { readBytes } = await loadReader();
    const { rows, reading } = readBytes(file, choice, progress);
    held = file;
    made = nothing(rows);
    return { kind: 'reading', reading };
  }
  function analyzed(): AnalyzerOutput {
    if (made.output === null) throw new Error('nothing has been analyzed yet');
    return made.output;
  }
  async function answer(question: SessionQuestion, progress: Progress): Promise<SessionAnswer> {
    switch (question.kind) {
      case 'read': {
        const { refuseTooLarge } = await loadReader();
        refuseTooLarge(question.file.size);
        progress(0.05);
        const bytes = new Uint8Array(await question.file.arrayBuffer());
        return await read({ bytes, sheet: question.sheet }, question.choice, progress);
      }
      case 'remap':
        if (held === null) throw new Error('no file has been read yet');
        // It was read before and will be again: what was made of it goes first, two of them would take twice the memory.
        made = nothing([]);
        return await read(held, question.choice, progress);
      case 'analyze':
        // The last report goes first, likewise.
        made = nothing(made.rows);
        made.output = analyzeReport({ rows: [...made.rows], ...question.settings }, progress);
        return { kind: 'summary', summary: summaryOf(made.output) };
      case 'rows': {
        const all = made.listed(analyzed(), question.view);
        const { offset, limit } = question;
        return { kind: 'rows', rows: all.slice(offset, offset + limit), total: all.length };
      }
      case 'file': {
        const { view, words } = question;
        return { kind: 'file', content: listFile(view.list, made.listed(analyzed(), view), words) };
      }
      case 'upload':
        return { kind: 'file', content: negativesUpload(analyzed().negatives) };
    }
  }
  return async (question, progress) => {
    try {
      return await answer(question, progress);
    } catch (error) {
      if (error instanceof ReportRefused) return { kind: 'refused', finding: error.finding };
      throw error;
    }
  };
}

/** Scrolling asks for one table again and again: it is sorted once. */
function lastList(): (output: AnalyzerOutput, view: ListView) => readonly ListRow[] {
  let last: { output: AnalyzerOutput; key: string; rows: readonly ListRow[] } | null = null;
  return (output, view) => {
    const key = JSON.stringify(view);
    if (last?.output !== output || last.key !== key) last = { output, key, rows: rowsOfList(output, view) };
    return last.rows;
  };
}
