import type { BatchRequest } from '@seller-toolbox/catalogue/engine-worker';
import type { BatchAnswer } from '@seller-toolbox/file-import/tool-batch';
import { useEffect, useRef, useState } from 'react';
import { askWorker, takeParts } from './batch-workers.ts';

/** What is computed: a change of it begins from the start. */
export interface BatchSetup extends Omit<BatchRequest, 'job'> {
  readonly ruleSets: readonly string[];
  readonly takesAllRows: boolean;
}

export type RunStatus = 'idle' | 'running' | 'stopped' | 'failed' | 'done';

export interface BatchRun {
  readonly status: RunStatus;
  readonly done: number;
  /** By the position of the row. */
  readonly answers: ReadonlyMap<number, BatchAnswer>;
  /** Starts, or goes on with the rows without an answer. */
  readonly start: () => void;
  readonly stop: () => void;
  /** The answers with whole outputs, by the same instant. */
  readonly wholeAnswers: () => Promise<readonly BatchAnswer[]>;
}

interface RunState extends Pick<BatchRun, 'status' | 'done' | 'answers'> {
  readonly setup: BatchSetup | null;
  readonly now: number;
}

const NOT_RUN: RunState = { setup: null, status: 'idle', done: 0, answers: new Map(), now: 0 };
/** Small enough that results come as they are computed, large enough that sending them is no work. */
const PART = 250;
const SHOWN_EVERY_MS = 300;

/** Computes the rows of a file in workers. */
export function useBatchRun(setup: BatchSetup | null): BatchRun {
  const [state, setState] = useState(NOT_RUN);
  const running = useRef<AbortController>(undefined);
  const current = setup !== null && state.setup === setup ? state : NOT_RUN;
  useEffect(() => () => running.current?.abort(), [setup]);

  function start() {
    if (!setup) return;
    const controller = new AbortController();
    running.current = controller;
    const now = current.setup ? current.now : Date.now();
    const answers = new Map(current.answers);
    const show = (status: RunStatus) =>
      setState((before) =>
        running.current === controller || before.setup === setup
          ? { setup, status, now, done: answers.size, answers: new Map(answers) }
          : before,
      );
    let shown = performance.now();
    show('running');
    computeRows(setup, { now, format: 'cells', known: answers, signal: controller.signal }, (row, answer) => {
      answers.set(row, answer);
      if (performance.now() - shown < SHOWN_EVERY_MS) return;
      shown = performance.now();
      show('running');
    }).then(
      () => show('done'),
      () => show(controller.signal.aborted ? 'stopped' : 'failed'),
    );
  }

  async function wholeAnswers() {
    const whole = new Map<number, BatchAnswer>();
    if (!setup) return [];
    const { signal } = new AbortController();
    // Rows without an answer yet stay without one.
    const known = new Map(
      setup.table.rows.flatMap((_, row) => (current.answers.has(row) ? [] : [[row, NOT_COMPUTED] as const])),
    );
    await computeRows(setup, { now: current.now, format: 'json', known, signal }, (row, answer) =>
      whole.set(row, answer),
    );
    return setup.table.rows.map((_, row) => whole.get(row) ?? NOT_COMPUTED);
  }
  return { ...current, start, stop: () => running.current?.abort(), wholeAnswers };
}

export const NOT_COMPUTED: BatchAnswer = { problems: [{ path: '', code: 'not-computed' }] };

interface Computing {
  readonly now: number;
  readonly format: 'cells' | 'json';
  /** Rows that need not be computed. */
  readonly known: ReadonlyMap<number, unknown>;
  readonly signal: AbortSignal;
}

async function computeRows(
  { ruleSets, takesAllRows, table, ...setup }: BatchSetup,
  { now, format, known, signal }: Computing,
  onAnswer: (row: number, answer: BatchAnswer) => void,
): Promise<void> {
  const rows = table.rows.flatMap((_, row) => (known.has(row) ? [] : [row]));
  const size = takesAllRows ? Math.max(1, rows.length) : PART;
  const parts = Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  );
  await takeParts(
    parts,
    async (part, ask) => {
      const request: BatchRequest = {
        ...setup,
        table: { ...table, rows: part.flatMap((row) => table.rows[row] ?? []) },
        job: { now, ruleSets, format },
      };
      const answers = await ask({ kind: 'rows', request });
      part.forEach((row, at) => onAnswer(row, answers[at] ?? NOT_COMPUTED));
    },
    signal,
  );
}

/** Writes a workbook in a worker. */
export function writeWorkbook(rows: readonly (readonly (string | number)[])[]) {
  return askWorker({ kind: 'workbook', rows }, new AbortController().signal);
}
