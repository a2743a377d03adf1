import { useCallback, useEffect, useRef, useState } from 'react';
import { useToolEnvironment, type OpenedSession } from '@seller-toolbox/tool-kit';
import type { Judged, JudgeQuestion, JudgeSession } from './judge-messages.ts';
import type { ListedTitle } from './read-titles.ts';

/** Titles per message: few enough to stop quickly, enough to hide the latency of the worker. */
const SLICE = 100;

/** A title of the list with its result. */
export type JudgedTitle<Verdict> = ListedTitle & Judged<Verdict>;

export interface Judging<Verdict> {
  readonly status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  /** Number of titles to judge, and of judged ones. */
  readonly total: number;
  readonly done: number;
  /** Those that are judged, in order; none while it runs. */
  readonly judged: readonly JudgedTitle<Verdict>[];
  /** The settings as text that the titles were judged for. */
  readonly judgedFor: string;
}

export interface JudgingRun<Verdict> extends Judging<Verdict> {
  readonly start: (titles: readonly ListedTitle[]) => void;
  /** The results so far stay. */
  readonly stop: () => void;
}

export interface JudgingOptions<Settings extends object, Verdict> {
  readonly settings: Settings;
  /** Opens the session on the page where the site lends no worker. Defined outside the component. */
  readonly load: () => Promise<() => JudgeSession<Settings, Verdict>>;
}

/** Judges a list of titles slice by slice, in a worker where the site lends one. */
export function useJudging<Settings extends object, Verdict>({
  settings,
  load,
}: JudgingOptions<Settings, Verdict>): JudgingRun<Verdict> {
  const { manifest, openSession } = useToolEnvironment();
  const [judging, setJudging] = useState<Judging<Verdict>>(IDLE);
  const running = useRef<{ session: OpenedSession; stop: () => void } | null>(null);
  const end = useCallback(() => {
    running.current?.session.end();
    running.current = null;
  }, []);
  useEffect(() => end, [end]);

  async function judge(titles: readonly ListedTitle[]) {
    end();
    const judged: JudgedTitle<Verdict>[] = [];
    const judgedFor = JSON.stringify(settings);
    const tell = (status: Judging<Verdict>['status']) => {
      const shown = status === 'running' ? [] : judged;
      setJudging({ status, total: titles.length, done: judged.length, judged: shown, judgedFor });
    };
    const run = { session: openSession?.(manifest.id) ?? sessionOnPage(load), stop: () => tell('stopped') };
    running.current = run;
    const isCurrent = () => running.current === run;
    tell('running');
    try {
      while (judged.length < titles.length) {
        const slice = titles.slice(judged.length, judged.length + SLICE);
        const question: JudgeQuestion<Settings> = { titles: slice.map(({ title }) => title), settings };
        // The session answers each title of the question, in order.
        const verdicts = (await run.session.ask(question, () => undefined)) as readonly Judged<Verdict>[];
        if (!isCurrent()) return;
        judged.push(...slice.map((listed, index) => ({ ...listed, ...verdictAt(verdicts, index) })));
        tell('running');
      }
      end();
      tell('done');
    } catch {
      if (!isCurrent()) return;
      end();
      tell('failed');
    }
  }

  return {
    ...judging,
    start: (titles) => void judge(titles),
    stop: () => {
      const stop = running.current?.stop;
      end();
      stop?.();
    },
  };
}

const IDLE = { status: 'idle', total: 0, done: 0, judged: [], judgedFor: '' } as const;

function verdictAt<Verdict>(verdicts: readonly Judged<Verdict>[], index: number): Judged<Verdict> {
  const verdict = verdicts[index];
  if (!verdict) throw new RangeError('the session left a title out');
  return verdict;
}

function sessionOnPage<Settings extends object, Verdict>(
  load: JudgingOptions<Settings, Verdict>['load'],
): OpenedSession {
  const opened = load().then((openSession) => openSession());
  return {
    // The questions come from the loop above.
    ask: async (question, progress) => (await opened)(question as JudgeQuestion<Settings>, progress),
    end: () => undefined,
  };
}
