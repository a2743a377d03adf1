/** A counter within one window. */
export interface LimitCounterTable {
  /** Limit name, window and hashed subject. */
  key: string;
  used: number;
  /** Unused from then on. */
  expires_at: Date;
}
