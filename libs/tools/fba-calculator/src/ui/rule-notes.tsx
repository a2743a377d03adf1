import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy } from 'react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { isDataGap } from './data-gap.ts';
import styles from './fba-results.module.css';
import { useFindingText } from './finding-text.ts';
import { loadParts } from './load-parts.ts';

const FeeSources = lazy(async () => ({
  default: (await (await loadParts()).loadExplanation()).FeeSources,
}));

/** Where each figure of the card was published, and which figures it lacks or has from one source alone. */
export function RuleNotes({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const findingText = useFindingText(output.currency);
  const gaps = output.findings.filter(isDataGap);
  return (
    <DeferredPart>
      <LazyBoundary>
        <FeeSources output={output} />
      </LazyBoundary>
      {gaps.length > 0 && (
        <>
          <h3 className={styles.gaps}>{t('ui.dataGaps')}</h3>
          <FindingList findings={gaps} textOf={findingText} />
        </>
      )}
    </DeferredPart>
  );
}
