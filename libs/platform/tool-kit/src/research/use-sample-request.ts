import type { AnyEngine } from '@seller-toolbox/tool-contract';
import { useState } from 'react';
import type { Tool } from '../use-tool.ts';

export interface SampleRequest {
  /** The visitor has submitted the fields, here or before: the page opens with an example that was not requested. */
  readonly isRequested: boolean;
  /** Called when the visitor submits the fields. */
  readonly submit: () => void;
}

/** Whether the output of a tool was requested. `example` is the stored output that the page opens with. */
export function useSampleRequest<E extends AnyEngine>(
  { output, state, isExample, isDirty }: Tool<E>,
  example: unknown,
): SampleRequest {
  const [hasSubmitted, setSubmitted] = useState(false);
  // A link or a stored search has been requested before.
  if (!hasSubmitted && !isExample && !isDirty) setSubmitted(true);
  return {
    // While the engine loads, the output is still the stored example.
    isRequested: hasSubmitted && (state.status !== 'running' || output !== example),
    submit: () => setSubmitted(true),
  };
}

/** How many rows the files of an input have together. */
export function countRows(sources: readonly { readonly rows: readonly unknown[] }[]): number {
  return sources.reduce((sum, { rows }) => sum + rows.length, 0);
}
