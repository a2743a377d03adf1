import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy, useEffect, useRef, useState } from 'react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import { loadParts } from './load-parts.ts';

const FeeExplanation = lazy(async () => ({
  default: (await (await loadParts()).loadExplanation()).FeeExplanation,
}));

/** Long enough for the page to be ready before it, short enough for a print of the page. */
const LOADED_AFTER = 2000;

/** The explanation in its closed panel: loaded when that is opened, or a moment after the page. */
export function DeferredExplanation({ output }: { output: FbaOutput }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const load = () => setNeeded(true);
    const timer = setTimeout(load, LOADED_AFTER);
    const panel = place.current?.closest('details');
    panel?.addEventListener('toggle', load);
    return () => {
      clearTimeout(timer);
      panel?.removeEventListener('toggle', load);
    };
  }, []);
  return (
    <div ref={place}>
      {isNeeded && (
        <LazyBoundary>
          <FeeExplanation output={output} />
        </LazyBoundary>
      )}
    </div>
  );
}
