import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy } from 'react';
import type zh from '../locales/zh.json';
import { loadParts } from './load-parts.ts';
import type { RuleSetComparisonProps } from './rule-set-comparison.tsx';

const RuleSetComparison = lazy(async () => ({
  default: (await (await loadParts()).loadComparison()).RuleSetComparison,
}));
const AgedInventory = lazy(async () => ({
  default: (await (await loadParts()).loadAgedInventory()).AgedInventory,
}));

/** Below the result, closed and loaded when opened: the item by every rule set, and the aged inventory surcharge. */
export function FbaMore(props: RuleSetComparisonProps) {
  const { t } = useToolWords<typeof zh>();
  const { currency, agedInventory, comparison } = props.output;
  return (
    <>
      {comparison.length > 1 && (
        <LazyDisclosure summary={t('ui.comparison', { currency })}>
          <RuleSetComparison {...props} />
        </LazyDisclosure>
      )}
      {agedInventory.length > 0 && (
        <LazyDisclosure summary={t('ui.aged')}>
          <AgedInventory output={props.output} />
        </LazyDisclosure>
      )}
    </>
  );
}
