import { usePlatformWords } from '@seller-toolbox/words/react';
import { LateSection } from './late/late-section.tsx';
import { TipColumns } from './late/lazy-sections.ts';

const TIPS = 12;

/** The tips, loaded when they are opened. */
export function PackingTips() {
  const platform = usePlatformWords();
  return (
    <LateSection summary={platform('frame.tips')} aside={platform('frame.lines', { count: TIPS })}>
      <TipColumns />
    </LateSection>
  );
}
