import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnalyzerSettings } from '../engine/search-term-analyzer.schema.ts';
import type { ReadingChoice } from '../import/read-report.ts';
import type { SessionAnswer, SessionQuestion } from '../session/session-messages.ts';
import { openDesk, type ReportDesk } from './report-desk.ts';
import { isRead, OPENED_SETTINGS, openedFile, WORKED_REPORT, type ReportState } from './report-state.ts';

/** A file is analyzed anew once typing has rested this long; the example is short. */
const ANALYZED_AFTER = 250;

export interface Report {
  readonly state: ReportState;
  readonly open: (file: File) => void;
  /** Adds to what the visitor has said of columns and figures. */
  readonly remap: (part: ReadingChoice) => void;
  readonly chooseSheet: (sheet: string) => void;
  /** Stops the work; the report can be opened again. */
  readonly cancel: () => void;
  readonly retry: () => void;
  /** Back to the worked example. */
  readonly close: () => void;
  readonly ask: (question: SessionQuestion) => Promise<SessionAnswer>;
}

/**
 * The worked example, or a report that the visitor dropped: read and analyzed in a worker, anew whenever mapping or settings
 * change. `settings` are the last that were accepted; undefined while others are refused.
 */
export function useReport(settings: AnalyzerSettings | undefined): Report {
  const { state, setState, change, follow, desk, file } = useFollowedDesk();
  const read = (chosen: File, sheet?: string) => {
    desk.end();
    file.current = chosen;
    desk.start();
    setState(openedFile(chosen.name));
    void follow({ kind: 'read', file: chosen, sheet, choice: {} });
  };
  const close = () => {
    desk.end();
    file.current = null;
    setState(WORKED_REPORT);
  };
  useAnalysis({ state, settings, follow });
  return {
    state,
    open: read,
    remap: (part) => {
      const said = state.choice;
      const choice = { ...said, ...part, columns: { ...said.columns, ...part.columns } };
      change({ step: 'reading', share: 0, choice });
      void follow({ kind: 'remap', choice });
    },
    chooseSheet: (sheet) => file.current && read(file.current, sheet),
    cancel: () => {
      desk.end();
      change({ step: 'cancelled' });
    },
    retry: () => {
      if (file.current) read(file.current);
      else if (settings) void follow({ kind: 'analyze', settings });
    },
    close,
    ask: (question) =>
      desk.current()?.ask(question) ?? Promise.reject(new Error('there is no report to ask about')),
  };
}

/** The desk of the report, and the state that follows what it answers. */
function useFollowedDesk() {
  const [state, setState] = useState(WORKED_REPORT);
  const { desk, file } = useDesk();
  const change = useCallback((part: Partial<ReportState>) => setState((last) => ({ ...last, ...part })), []);

  /** Asks the desk of now; what a desk that was ended meanwhile says is not heard. */
  const follow = useCallback(
    async (question: SessionQuestion) => {
      const asked = desk.current();
      if (asked === null) return;
      if (question.kind === 'analyze') change({ step: 'analyzing', share: 0 });
      const isCurrent = () => desk.isAt(asked);
      try {
        const answer = await asked.ask(question, (share) => isCurrent() && change({ share }));
        if (isCurrent()) change(afterAnswer(question, answer));
      } catch {
        if (!isCurrent()) return;
        desk.end();
        change({ step: 'failed' });
      }
    },
    [change, desk],
  );
  return { state, setState, change, follow, desk, file };
}

/** One desk at a time. That of the worked example is opened when somebody first asks. */
function useDesk() {
  const { manifest, openSession } = useToolEnvironment();
  const file = useRef<File | null>(null);
  const held = useRef<ReportDesk | null>(null);
  const [desk] = useState(() => ({
    start: () => {
      held.current = openDesk(openSession, manifest.id);
      return held.current;
    },
    end: () => {
      held.current?.end();
      held.current = null;
    },
    isAt: (asked: ReportDesk) => held.current === asked,
    current: () => held.current ?? (file.current === null ? openExample() : null),
  }));
  function openExample(): ReportDesk {
    const opened = desk.start();
    // What the page opened with: whoever asks for its tables finds them; a failure is that of the question which follows.
    opened.ask({ kind: 'analyze', settings: OPENED_SETTINGS }).catch(() => undefined);
    return opened;
  }
  useEffect(() => desk.end, [desk]);
  return { desk, file };
}

interface AnalysisOptions {
  readonly state: ReportState;
  readonly settings: AnalyzerSettings | undefined;
  readonly follow: (question: SessionQuestion) => Promise<void>;
}

/** Analyzes what was read at once, and anew when the settings have rested. */
function useAnalysis({ state, settings, follow }: AnalysisOptions): void {
  // As text: equal settings are the same.
  const key = settings && JSON.stringify(settings);
  const isDue = key !== undefined && isRead(state) && state.analyzed !== key;
  const wait = state.name === null || state.analyzed === null ? 0 : ANALYZED_AFTER;
  const { reading } = state;
  useEffect(() => {
    if (!isDue) return undefined;
    // What the key was made of.
    const analyze = () => void follow({ kind: 'analyze', settings: JSON.parse(key) as AnalyzerSettings });
    const timer = setTimeout(analyze, wait);
    return () => clearTimeout(timer);
    // `wait` changes when the analysis has come, which is no reason for another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue, key, reading, follow]);
}

let versions = 0;

function afterAnswer(question: SessionQuestion, answer: SessionAnswer): Partial<ReportState> {
  switch (answer.kind) {
    case 'reading': {
      const isMapped = answer.reading.missing.length === 0;
      return {
        reading: answer.reading,
        analyzed: null,
        share: 1,
        step: isMapped ? 'analyzing' : 'unmapped',
        ...(isMapped ? {} : { summary: null }),
      };
    }
    case 'summary':
      versions += 1;
      return {
        summary: answer.summary,
        analyzed: question.kind === 'analyze' ? JSON.stringify(question.settings) : null,
        step: 'ready',
        share: 1,
        version: versions,
      };
    case 'refused':
      return { step: 'refused', refusal: answer.finding, summary: null };
    default:
      return {};
  }
}
