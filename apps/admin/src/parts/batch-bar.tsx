import type { ReactNode } from 'react';
import { BatchProgress } from './batch-progress.tsx';
import type { RunningBatch } from './run-batch.ts';
import { SelectMatching, type SelectMatchingProps } from './select-matching.tsx';
import { SelectionBar } from './selection-bar.tsx';

export interface BatchBarProps<Row> extends Omit<SelectMatchingProps<Row>, 'disabled'> {
  /** The batch that runs, if any. */
  readonly running: RunningBatch | null;
  readonly onStop: () => void;
  /** The actions for all selected rows. */
  readonly children: ReactNode;
}

/** The actions for all selected rows, the way to select all that match, and the progress of a batch. */
export function BatchBar<Row extends { readonly id: string }>(props: BatchBarProps<Row>) {
  const { running, onStop, children, ...matching } = props;
  return (
    <>
      <SelectionBar selection={matching.selection}>
        {children}
        <SelectMatching {...matching} disabled={running !== null} />
      </SelectionBar>
      {running && (
        <BatchProgress
          done={running.done}
          total={running.total}
          isStopping={running.stop.signal.aborted}
          onStop={onStop}
        />
      )}
    </>
  );
}
