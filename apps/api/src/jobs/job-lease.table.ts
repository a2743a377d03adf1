/** By which of several replicas one runs a job. */
export interface JobLeaseTable {
  /** The job. */
  name: string;
  /** The process that runs it, or ran it last. */
  holder: string;
  /** The time of the timetable that was run last. */
  slot: Date;
  /** Until then nobody else runs it. */
  expires_at: Date;
  finished_at: Date | null;
}
