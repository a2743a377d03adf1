import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Icon } from '@seller-toolbox/ui';
import type { ImageReport } from '../engine/image-report.schema.ts';
import type { RuleId } from '../engine/judge-image.ts';
import type zh from '../locales/zh.json';
import styles from './fix-effect-lines.module.css';

/** Rules that the correction fixes, leaves open and breaks. */
export function FixEffectLines({ fix }: { fix: NonNullable<ImageReport['fix']> }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const namesOf = (rules: readonly RuleId[]) => format.list(rules.map((rule) => t(`ui.rule-${rule}`)));
  const { cures, leaves, breaks } = fix;
  return (
    <>
      {cures.length > 0 && (
        <p className={styles.fixed}>
          <Icon name="circle-check" size={18} /> {t('ui.fixCures', { rules: namesOf(cures) })}
        </p>
      )}
      {leaves.length > 0 && (
        <p className={styles.remaining}>
          <Icon name="triangle-alert" size={18} /> {t('ui.fixLeaves', { rules: namesOf(leaves) })}
        </p>
      )}
      {breaks.length > 0 && (
        <p className={styles.remaining}>
          <Icon name="triangle-alert" size={18} /> {t('ui.fixBreaks', { rules: namesOf(breaks) })}
        </p>
      )}
    </>
  );
}
