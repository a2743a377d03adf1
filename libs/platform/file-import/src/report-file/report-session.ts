import type { DayOrder, SlicedFile, ToolSession } from '@seller-toolbox/tool-contract';
import { readReport, type ReadReport, type ReportChoice } from './read-report.ts';
import type { ReportKind } from './report-kind.ts';
import { ReportRejected, type ReportRejection } from './report-rejected.ts';

export interface ReportQuestion {
  readonly file: SlicedFile;
  readonly choice?: ReportChoice | undefined;
  /** What days with slashes are where the visitor sells. */
  readonly likelyDayOrder?: DayOrder | undefined;
}

export type ReportAnswer =
  ({ readonly kind: 'read' } & ReadReport) | { readonly kind: 'refused'; readonly code: ReportRejection };

/** A session that reads reports: in a worker, so that a large one blocks nothing and can be ended. */
export function reportSession(
  kinds: readonly ReportKind[],
  maxRows: number,
): ToolSession<ReportQuestion, ReportAnswer> {
  return async ({ file, choice, likelyDayOrder }, progress) => {
    try {
      return {
        kind: 'read',
        ...(await readReport(file, { kinds, choice, maxRows, likelyDayOrder, progress })),
      };
    } catch (error) {
      if (!(error instanceof ReportRejected)) throw error;
      return { kind: 'refused', code: error.code };
    }
  };
}
