import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReadingChoice, ReportReading } from '../import/read-report.ts';
import type { AnalyzerSettings, SessionAnswer, SessionQuestion } from '../session/session-messages.ts';
import { openDesk, type ReportDesk } from './report-desk.ts';
import { openedFile, type FileState } from './report-state.ts';

/** Settings are followed once typing has rested this long. */
const ANALYZED_AFTER = 250;

export interface ReportFile {
  /** Null while the worked example is shown. */
  readonly state: FileState | null;
  readonly open: (file: File) => void;
  /** Adds to what the visitor has said of columns and figures. */
  readonly remap: (part: ReadingChoice) => void;
  readonly chooseSheet: (sheet: string) => void;
  /** Stops the work; the file can be opened again. */
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly close: () => void;
  readonly ask: (question: SessionQuestion) => Promise<SessionAnswer>;
}

/** A report that the visitor dropped: read and analyzed in a worker, anew whenever mapping or settings change. */
export function useReportFile(settings: AnalyzerSettings): ReportFile {
  const { state, setState, change, follow, desk, start, stop } = useFollowedDesk();
  const file = useRef<File | null>(null);
  const read = (chosen: File, sheet?: string) => {
    start();
    file.current = chosen;
    setState(openedFile(chosen.name));
    void follow({ kind: 'read', file: chosen, sheet, choice: {} });
  };
  useAnalysis({ reading: state?.reading ?? null, key: JSON.stringify(settings), follow, change });
  return {
    state,
    open: read,
    remap: (part) => {
      const said = state?.choice;
      const choice = { ...said, ...part, columns: { ...said?.columns, ...part.columns } };
      change({ step: 'reading', share: 0, choice });
      void follow({ kind: 'remap', choice });
    },
    chooseSheet: (sheet) => file.current && read(file.current, sheet),
    cancel: () => {
      stop();
      change({ step: 'cancelled' });
    },
    retry: () => file.current && read(file.current),
    close: () => {
      stop();
      file.current = null;
      setState(null);
    },
    ask: (question) =>
      desk.current?.ask(question) ?? Promise.reject(new Error('there is no report to ask about')),
  };
}

/** The desk of the file, and the state that follows what it answers. */
function useFollowedDesk() {
  const { manifest, openSession } = useToolEnvironment();
  const [state, setState] = useState<FileState | null>(null);
  const desk = useRef<ReportDesk | null>(null);
  const change = useCallback(
    (part: Partial<FileState>) => setState((last) => last && { ...last, ...part }),
    [],
  );
  useEffect(() => () => desk.current?.end(), []);

  /** Asks the desk of now; what a desk that was ended meanwhile says is not heard. */
  const follow = useCallback(
    async (question: SessionQuestion) => {
      const asked = desk.current;
      if (asked === null) return;
      const isCurrent = () => desk.current === asked;
      try {
        const answer = await asked.ask(question, (share) => isCurrent() && change({ share }));
        if (isCurrent()) change(afterAnswer(answer));
      } catch {
        if (isCurrent()) change({ step: 'failed' });
      }
    },
    [change],
  );
  const stop = () => {
    desk.current?.end();
    desk.current = null;
  };
  const start = () => {
    stop();
    desk.current = openDesk(openSession, manifest.id);
  };
  return { state, setState, change, follow, desk, start, stop };
}

interface AnalysisOptions {
  readonly reading: ReportReading | null;
  /** The settings as text: equal ones are the same. */
  readonly key: string;
  readonly follow: (question: SessionQuestion) => Promise<void>;
  readonly change: (part: Partial<FileState>) => void;
}

/** Analyzes what was read at once, and anew when the settings have rested. */
function useAnalysis({ reading, key, follow, change }: AnalysisOptions): void {
  const analyzedLast = useRef<ReportReading | null>(null);
  useEffect(() => {
    if (reading === null || reading.missing.length > 0) return undefined;
    change({ step: 'analyzing', share: 0 });
    // What the key was made of.
    const settings = JSON.parse(key) as AnalyzerSettings;
    const wait = analyzedLast.current === reading ? ANALYZED_AFTER : 0;
    analyzedLast.current = reading;
    const timer = setTimeout(() => void follow({ kind: 'analyze', settings }), wait);
    return () => clearTimeout(timer);
  }, [reading, key, follow, change]);
}

let versions = 0;

function afterAnswer(answer: SessionAnswer): Partial<FileState> {
  switch (answer.kind) {
    case 'reading':
      return {
        reading: answer.reading,
        share: 1,
        step: answer.reading.missing.length > 0 ? 'unmapped' : 'analyzing',
        ...(answer.reading.missing.length > 0 ? { summary: null } : {}),
      };
    case 'summary':
      versions += 1;
      return { summary: answer.summary, step: 'ready', share: 1, version: versions };
    case 'refused':
      return { step: 'refused', refusal: answer.finding, summary: null };
    default:
      return {};
  }
}
