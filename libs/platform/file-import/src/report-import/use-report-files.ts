import type { DayOrder } from '@seller-toolbox/tool-contract';
import { useEffect, useRef, useState } from 'react';
import type {
  ReadReport,
  ReportAnswer,
  ReportChoice,
  ReportQuestion,
  reportSession,
  ReportRejection,
} from '../report-file/index.ts';

/** Where reports are read: a worker, or the page itself. */
export interface ReportReader {
  readonly ask: (question: ReportQuestion, progress: (share: number) => void) => Promise<unknown>;
  /** Ends a reading with everything in it. */
  readonly end: () => void;
}

/** Reads on the page, where the site has no worker. */
export function pageReader(
  load: () => Promise<{ readonly openSession: () => ReturnType<typeof reportSession> }>,
): ReportReader {
  return {
    ask: async (question, progress) => (await load()).openSession()(question, progress),
    end: () => undefined,
  };
}

export type FileStep =
  | { readonly step: 'reading'; readonly share: number }
  | { readonly step: 'read'; readonly report: ReadReport; readonly isApproved: boolean }
  | { readonly step: 'refused'; readonly code: ReportRejection }
  | { readonly step: 'cancelled' | 'failed' };

export interface ReportFile {
  readonly id: number;
  readonly file: File;
  readonly choice: ReportChoice;
  readonly state: FileStep;
}

export interface ReportFiles {
  readonly files: readonly ReportFile[];
  /** The last files that are not used: more than the tool takes. */
  readonly tooMany: number;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  readonly cancel: (id: number) => void;
  /** Reads a file again with corrections of kind and columns. */
  readonly remap: (id: number, choice: ReportChoice) => void;
  readonly approve: (id: number) => void;
}

export interface ReportFilesOptions {
  readonly openReader: () => ReportReader;
  readonly likelyDayOrder?: DayOrder | undefined;
  /** Files that are used; those beyond are left out. */
  readonly maxFiles: number;
  readonly onReports: (reports: readonly ReadReport[]) => void;
}

/** The visitor's reports and how far each is read; `onReports` gets those that are read and approved, after each change. */
export function useReportFiles({
  openReader,
  likelyDayOrder,
  maxFiles,
  onReports,
}: ReportFilesOptions): ReportFiles {
  const [files, setFiles] = useState<readonly ReportFile[]>([]);
  const nextId = useRef(0);
  const update = (id: number, change: (file: ReportFile) => ReportFile) =>
    setFiles((all) => all.map((one) => (one.id === id ? change(one) : one)));
  const setState = (id: number, state: FileStep) => update(id, (file) => ({ ...file, state }));
  const reading = useReading(openReader, setState, likelyDayOrder);
  const approved = approvedReports(files);
  useApproved(approved.slice(0, maxFiles), onReports);
  return {
    files,
    tooMany: Math.max(0, approved.length - maxFiles),
    add: (chosen) => {
      for (const file of chosen) {
        const id = (nextId.current += 1);
        setFiles((all) => [...all, { id, file, choice: {}, state: STARTED }]);
        void reading.start(id, file, {});
      }
    },
    remove: (id) => {
      reading.end(id);
      setFiles((all) => all.filter((one) => one.id !== id));
    },
    cancel: (id) => {
      reading.end(id);
      setState(id, { step: 'cancelled' });
    },
    remap: (id, part) => {
      const found = files.find((one) => one.id === id);
      if (!found) return;
      const isOtherKind = part.kind !== undefined && part.kind !== found.choice.kind;
      const columns = isOtherKind ? part.columns : { ...found.choice.columns, ...part.columns };
      const choice = { ...found.choice, ...part, columns };
      update(id, (file) => ({ ...file, choice, state: STARTED }));
      void reading.start(id, found.file, choice);
    },
    approve: (id) =>
      update(id, (file) =>
        file.state.step === 'read' ? { ...file, state: { ...file.state, isApproved: true } } : file,
      ),
  };
}

const STARTED: FileStep = { step: 'reading', share: 0 };

/** One reader a file; those of removed files and of a page that is left are ended. */
function useReading(
  openReader: () => ReportReader,
  setState: (id: number, state: FileStep) => void,
  likelyDayOrder: DayOrder | undefined,
) {
  const readers = useRef(new Map<number, ReportReader>());
  useEffect(() => {
    const open = readers.current;
    return () => open.forEach((reader) => reader.end());
  }, []);
  function end(id: number) {
    readers.current.get(id)?.end();
    readers.current.delete(id);
  }
  async function start(id: number, file: File, choice: ReportChoice) {
    end(id);
    const reader = openReader();
    readers.current.set(id, reader);
    const isCurrent = () => readers.current.get(id) === reader;
    const show = (state: FileStep) => isCurrent() && setState(id, state);
    try {
      // The session answers with this type only.
      const answer = (await reader.ask({ file, choice, likelyDayOrder }, (share) =>
        show({ step: 'reading', share }),
      )) as ReportAnswer;
      show(stateOf(answer));
    } catch {
      show({ step: 'failed' });
    }
    if (isCurrent()) end(id);
  }
  return { start, end };
}

/** Columns that are only similar wait for the visitor's approval. */
function stateOf(answer: ReportAnswer): FileStep {
  if (answer.kind === 'refused') return { step: 'refused', code: answer.code };
  const { reading, rows } = answer;
  return { step: 'read', report: { reading, rows }, isApproved: reading.unsure.length === 0 };
}

function approvedReports(files: readonly ReportFile[]): readonly ReadReport[] {
  return files.flatMap(({ state }) =>
    state.step === 'read' && state.isApproved && state.report.rows.length > 0 ? [state.report] : [],
  );
}

function useApproved(approved: readonly ReadReport[], onReports: (reports: readonly ReadReport[]) => void) {
  const latest = useRef(onReports);
  const shown = useRef<readonly ReadReport[]>([]);
  useEffect(() => {
    latest.current = onReports;
    const isSame =
      approved.length === shown.current.length &&
      approved.every((report, at) => report === shown.current[at]);
    if (isSame) return;
    shown.current = approved;
    latest.current(approved);
  });
}
