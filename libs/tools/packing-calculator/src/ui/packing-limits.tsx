import { useToolWords } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import type zh from '../locales/zh.json';
import { LateSection } from './late/late-section.tsx';
import { LimitsTable, TipColumns } from './late/lazy-sections.ts';
import type { LimitsTableProps } from './late/limits-table.tsx';

const LIMITS = 9;
const TIPS = 12;

/** The limits of the result and the tips, each loaded when it is opened. */
export function PackingLimits(props: LimitsTableProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const lines = (count: number) => platform('frame.lines', { count });
  return (
    <>
      <LateSection summary={t('ui.limits')} aside={lines(LIMITS)}>
        <LimitsTable {...props} />
      </LateSection>
      <LateSection summary={platform('frame.tips')} aside={lines(TIPS)}>
        <TipColumns />
      </LateSection>
    </>
  );
}
