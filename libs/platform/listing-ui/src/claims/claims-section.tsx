import { ResultSection } from '../score/result-section.tsx';
import { ClaimList, type ClaimListProps } from './claim-list.tsx';

export interface ClaimsSectionProps extends ClaimListProps {
  title: string;
}

/** The findings of the linter for listing text, by field. Load it lazily: no page needs it before its linter. */
export function ClaimsSection({ title, ...list }: ClaimsSectionProps) {
  return (
    <ResultSection title={title}>
      <ClaimList {...list} />
    </ResultSection>
  );
}
