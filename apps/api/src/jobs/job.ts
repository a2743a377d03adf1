/** Work that is done again and again. Doing it twice, also at the same time, must do no harm: clocks of replicas may be wrong. */
export interface Job {
  /** Kebab-case, never used for anything else. */
  readonly name: string;
  /** A cron pattern, with or without seconds, in UTC. */
  readonly timetable: string;
  /** One of the replicas does it for all, unless it is about what each process keeps for itself. */
  readonly runsIn?: 'one-replica' | 'each-process';
  /** After so long another replica takes it for dead and runs the job. */
  readonly longestMs: number;
  /** Long work looks at the signal between two steps: the service wants to stop. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}
