import type { Tool } from '@seller-toolbox/tool-kit';
import { useEffect, useRef } from 'react';
import type { settingsForm } from './settings-form.ts';
import type { Report } from './use-report.ts';

/** An analysis counts as a use when it has been shown for this long. */
const TRACK_DELAY_MS = 1000;

/** Tracks the visitor's analyses by table sizes only; no content of a report is sent. */
export function useTrackedAnalysis(
  { trackUse, isDirty }: Tool<typeof settingsForm>,
  { state }: Report,
): void {
  const latest = useRef(trackUse);
  useEffect(() => {
    latest.current = trackUse;
  });
  const { step, summary } = state;
  useEffect(() => {
    if (!isDirty || step !== 'ready' || summary === null) return undefined;
    const { totals, sizes } = summary;
    const count = () => latest.current({ terms: totals.terms, wasted: sizes.wasted, harvest: sizes.harvest });
    const timer = setTimeout(count, TRACK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDirty, step, summary]);
}
