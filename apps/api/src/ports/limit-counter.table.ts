/** How often something happened in one window. */
export interface LimitCounterTable {
  /** What is counted, of whom (hashed) and since when. */
  key: string;
  used: number;
  /** From then on nobody asks for it any more. */
  expires_at: Date;
}
