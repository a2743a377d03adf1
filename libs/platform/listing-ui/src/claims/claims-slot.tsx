import { LazyBoundary, LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy } from 'react';
import { ResultSection } from '../score/result-section.tsx';
import type { ClaimedText } from './claimed-text.ts';

const ClaimList = lazy(async () => ({ default: (await import('./claim-list.tsx')).ClaimList }));

export interface ClaimsSlotProps {
  title: string;
  texts: readonly ClaimedText[];
  /** Of the listing. */
  language: string | undefined;
  /** The visitor has changed something: the list opens by itself. */
  isDirty: boolean;
}

/** The findings of the linter for listing text; what shows them is loaded after the first change, or when it is opened. */
export function ClaimsSlot({ title, texts, language, isDirty }: ClaimsSlotProps) {
  const format = useFormat();
  const shown = texts.filter(({ claims }) => claims.length > 0);
  if (shown.length === 0) return null;
  const list = <ClaimList texts={shown} language={language} />;
  if (isDirty)
    return (
      <ResultSection title={title}>
        <LazyBoundary>{list}</LazyBoundary>
      </ResultSection>
    );
  const count = shown.reduce((sum, { claims }) => sum + claims.length, 0);
  return (
    <LazyDisclosure summary={title} aside={format.number(count)}>
      {list}
    </LazyDisclosure>
  );
}
