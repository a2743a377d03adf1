/** A periodic job. It must tolerate repeated and concurrent runs, because clocks of replicas may be skewed. */
export interface Job {
  /** Unique, kebab-case. */
  readonly name: string;
  /** A cron pattern, with or without seconds, in UTC. */
  readonly timetable: string;
  /** Default: one replica. `each-process` is for state of the process. */
  readonly runsIn?: 'one-replica' | 'each-process';
  /** After this time, other replicas consider the run dead. */
  readonly maxRunMs: number;
  /** Long jobs check the signal between steps; it is aborted on shutdown. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}
