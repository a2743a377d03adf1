import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnalyzerSettings } from '../engine/search-term-analyzer.schema.ts';
import type { ReadingChoice } from '../import/read-report.ts';
import type { SessionResponse, SessionRequest } from '../session/session-messages.ts';
import { openReportSession, type ReportSession } from './report-session.ts';
import { isRead, OPENED_SETTINGS, openedFile, WORKED_REPORT, type ReportState } from './report-state.ts';

/** Debounce of settings changes for a file; the example is analyzed immediately. */
const SETTINGS_DEBOUNCE_MS = 250;

export interface Report {
  readonly state: ReportState;
  readonly open: (file: File) => void;
  /** Merges corrections of the columns or the number style and reads the file again. */
  readonly remap: (part: ReadingChoice) => void;
  readonly chooseSheet: (sheet: string) => void;
  /** Cancels the current step; `retry` starts again. */
  readonly cancel: () => void;
  readonly retry: () => void;
  /** Back to the worked example. */
  readonly close: () => void;
  readonly ask: (request: SessionRequest) => Promise<SessionResponse>;
}

/**
 * The state of the worked example or of a dropped report. A worker reads and analyzes it again whenever mapping or settings
 * change. `settings` are the last valid ones; undefined before any.
 */
export function useReport(settings: AnalyzerSettings | undefined): Report {
  const { state, setState, change, send, session, file } = useReportState();
  const read = (chosen: File, sheet?: string) => {
    session.end();
    file.current = chosen;
    session.start();
    setState(openedFile(chosen.name));
    void send({ kind: 'read', file: chosen, sheet, choice: {} });
  };
  const close = () => {
    session.end();
    file.current = null;
    setState(WORKED_REPORT);
  };
  useAnalysis({ state, settings, send });
  return {
    state,
    open: read,
    remap: (part) => {
      const previous = state.choice;
      const choice = { ...previous, ...part, columns: { ...previous.columns, ...part.columns } };
      change({ step: 'reading', share: 0, choice });
      void send({ kind: 'remap', choice });
    },
    chooseSheet: (sheet) => file.current && read(file.current, sheet),
    cancel: () => {
      session.end();
      change({ step: 'cancelled' });
    },
    retry: () => {
      if (file.current) read(file.current);
      else if (settings) void send({ kind: 'analyze', settings });
    },
    close,
    ask: (request) =>
      session.current()?.ask(request) ?? Promise.reject(new Error('there is no report to ask about')),
  };
}

/** The session of the report, and the state that its responses update. */
function useReportState() {
  const [state, setState] = useState(WORKED_REPORT);
  const { session, file } = useReportSession();
  const change = useCallback((part: Partial<ReportState>) => setState((last) => ({ ...last, ...part })), []);

  /** Sends a request to the current session; ignores responses of a session closed since. */
  const send = useCallback(
    async (request: SessionRequest) => {
      const current = session.current();
      if (current === null) return;
      if (request.kind === 'analyze') change({ step: 'analyzing', share: 0 });
      const isCurrent = () => session.isCurrent(current);
      try {
        const response = await current.ask(request, (share) => isCurrent() && change({ share }));
        if (isCurrent()) change(afterAnswer(request, response));
      } catch {
        if (!isCurrent()) return;
        session.end();
        change({ step: 'failed' });
      }
    },
    [change, session],
  );
  return { state, setState, change, send, session, file };
}

/** One session at a time. The session of the worked example is opened by the first request. */
function useReportSession() {
  const { manifest, openSession } = useToolEnvironment();
  const file = useRef<File | null>(null);
  const held = useRef<ReportSession | null>(null);
  const [session] = useState(() => ({
    start: () => {
      held.current = openReportSession(openSession, manifest.id);
      return held.current;
    },
    end: () => {
      held.current?.end();
      held.current = null;
    },
    isCurrent: (current: ReportSession) => held.current === current,
    current: () => held.current ?? (file.current === null ? openExample() : null),
  }));
  function openExample(): ReportSession {
    const opened = session.start();
    // Analyzes the example, so that its tables can be requested; a failure shows in the request that follows.
    opened.ask({ kind: 'analyze', settings: OPENED_SETTINGS }).catch(() => undefined);
    return opened;
  }
  useEffect(() => session.end, [session]);
  return { session, file };
}

interface AnalysisOptions {
  readonly state: ReportState;
  readonly settings: AnalyzerSettings | undefined;
  readonly send: (request: SessionRequest) => Promise<void>;
}

/** Analyzes a new file immediately, and again after a debounce when the settings change. */
function useAnalysis({ state, settings, send }: AnalysisOptions): void {
  // As JSON, so that equal settings do not trigger an effect.
  const key = settings && JSON.stringify(settings);
  const isDue = key !== undefined && isRead(state) && state.analyzed !== key;
  const wait = state.name === null || state.analyzed === null ? 0 : SETTINGS_DEBOUNCE_MS;
  const { reading } = state;
  useEffect(() => {
    if (!isDue) return undefined;
    // The key is the JSON of the settings.
    const analyze = () => void send({ kind: 'analyze', settings: JSON.parse(key) as AnalyzerSettings });
    const timer = setTimeout(analyze, wait);
    return () => clearTimeout(timer);
    // `wait` changes with the response; that must not trigger another analysis.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue, key, reading, send]);
}

let versions = 0;

function afterAnswer(request: SessionRequest, response: SessionResponse): Partial<ReportState> {
  switch (response.kind) {
    case 'reading': {
      const isMapped = response.reading.missing.length === 0;
      return {
        reading: response.reading,
        analyzed: null,
        share: 1,
        step: isMapped ? 'analyzing' : 'unmapped',
        ...(isMapped ? {} : { summary: null }),
      };
    }
    case 'summary':
      versions += 1;
      return {
        summary: response.summary,
        analyzed: request.kind === 'analyze' ? JSON.stringify(request.settings) : null,
        step: 'ready',
        share: 1,
        version: versions,
      };
    case 'refused':
      return { step: 'refused', rejection: response.finding, summary: null };
    default:
      return {};
  }
}
