/** Lease by which one replica runs a job. */
export interface JobLeaseTable {
  /** Name of the job. */
  name: string;
  /** The process that runs it, or ran it last. */
  holder: string;
  /** The scheduled time of the last run. */
  slot: Date;
  /** Until then no other replica runs it. */
  expires_at: Date;
  finished_at: Date | null;
}
