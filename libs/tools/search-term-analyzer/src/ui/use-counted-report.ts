import type { Tool } from '@seller-toolbox/tool-kit';
import { useEffect, useRef } from 'react';
import type { settingsForm } from './settings-form.ts';
import type { Report } from './use-report.ts';

/** An analysis that has stood this long is one that somebody looks at. */
const COUNTED_AFTER = 1000;

/** Counts the visitor's analyses, however long one takes. Sizes only: what stands in a report is nobody's business. */
export function useCountedReport({ trackUse, isDirty }: Tool<typeof settingsForm>, { state }: Report): void {
  const latest = useRef(trackUse);
  useEffect(() => {
    latest.current = trackUse;
  });
  const { step, summary } = state;
  useEffect(() => {
    if (!isDirty || step !== 'ready' || summary === null) return undefined;
    const { totals, sizes } = summary;
    const count = () => latest.current({ terms: totals.terms, wasted: sizes.wasted, harvest: sizes.harvest });
    const timer = setTimeout(count, COUNTED_AFTER);
    return () => clearTimeout(timer);
  }, [isDirty, step, summary]);
}
