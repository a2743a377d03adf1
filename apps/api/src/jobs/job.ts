/** Work that is done again and again, by one of the replicas. Doing it twice must do no harm. */
export interface Job {
  /** Kebab-case, never used for anything else. */
  readonly name: string;
  /** A cron pattern, in UTC. */
  readonly timetable: string;
  /** After so long another replica takes it for dead and runs the job. */
  readonly longestMs: number;
  /** Long work looks at the signal between two steps: the service wants to stop. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}
