import { useToolWords } from '@seller-toolbox/tool-kit';
import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './brand-split.module.css';
import { usePercent } from './use-percent.ts';

/** Compares brand terms with the rest: brand terms convert by themselves and improve the averages. */
export function BrandSplit({ split }: { split: AnalyzerOutput['brandSplit'] }) {
  const { t } = useToolWords<typeof zh>();
  const percent = usePercent();
  if (split === null) return null;
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
