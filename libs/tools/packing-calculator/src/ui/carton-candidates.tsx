import { useToolWords } from '@seller-toolbox/tool-kit';
import type zh from '../locales/zh.json';
import type { CandidateTableProps } from './late/candidate-table.tsx';
import { LateSection } from './late/late-section.tsx';
import { CandidateTable } from './late/lazy-sections.ts';

/** All candidate cartons, loaded when they are opened. */
export function CartonCandidates(props: CandidateTableProps) {
  const { t } = useToolWords<typeof zh>();
  if (props.candidates.length === 0) return null;
  return (
    <LateSection
      summary={t('ui.candidates')}
      aside={t('ui.cartonCount', { count: props.candidates.length })}
      look="plain"
    >
      <CandidateTable {...props} />
    </LateSection>
  );
}
