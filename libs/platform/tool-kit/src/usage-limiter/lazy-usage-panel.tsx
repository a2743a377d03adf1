import { lazy } from 'react';
import { LazyBoundary } from '../lazy-boundary.tsx';
import type { UsagePanelProps } from './usage-panel.tsx';

const Panel = lazy(async () => ({ default: (await import('./usage-panel.tsx')).UsagePanel }));

/** The quota, loaded when it is opened. */
export function UsagePanel(props: UsagePanelProps) {
  return (
    <LazyBoundary>
      <Panel {...props} />
    </LazyBoundary>
  );
}
