import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './brand-split.module.css';

/** Compares brand terms with the rest: brand terms convert by themselves and improve the averages. */
export function BrandSplit({ split }: { split: AnalyzerOutput['brandSplit'] }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (split === null) return null;
  const percent = (value: number | null) => (value === null ? '–' : format.percent(value / 100));
  return (
    <p className={styles.split}>
      {t('ui.brandSplit', {
        brandAcos: percent(split.brand.acos),
        otherAcos: percent(split.other.acos),
        brandCvr: percent(split.brand.cvr),
        otherCvr: percent(split.other.cvr),
      })}
    </p>
  );
}
