import type { ClaimFinding } from '@seller-toolbox/listing-text/claims/claim-finding';
import { LazyBoundary, LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { lazy } from 'react';
import { ResultSection } from '../score/result-section.tsx';

const ClaimList = lazy(async () => ({ default: (await import('./claim-list.tsx')).ClaimList }));

/** A text of the listing with its findings. */
export interface ClaimedText {
  readonly name: string;
  /** Its field; undefined where there is only one. */
  readonly label?: string | undefined;
  readonly text: string;
  readonly claims: readonly ClaimFinding[];
  readonly onRepair: (text: string) => void;
}

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
