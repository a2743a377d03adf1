import { useFormat, usePlatformWords } from '@seller-toolbox/i18n/react';
import { Button } from '@seller-toolbox/ui';
import { useRuleSetName } from './rule-set-name.ts';
import type { RuleSetChoice } from './use-rule-set.ts';
import styles from './rule-set-bar.module.css';

/** Which rules the page computes by, from when they are and where they come from; one click takes another set. */
export function RuleSetBar({ ruleSet: { all, current, choose } }: { ruleSet: RuleSetChoice }) {
  const t = usePlatformWords();
  const format = useFormat();
  const nameOf = useRuleSetName();
  if (!current || all.length < 2) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.current}>
        {t('ruleSet.label')} <strong>{nameOf(current)}</strong>
      </p>
      <p className={styles.source}>
        {t('ruleSet.source', { source: current.source.name, date: format.date(current.checkedOn) })}
      </p>
      <div className={styles.others}>
        {all
          .filter(({ id }) => id !== current.id)
          .map((other) => (
            <Button key={other.id} variant="quiet" size="s" onClick={() => choose(other.id)}>
              {t('ruleSet.switchTo', { name: nameOf(other) })}
            </Button>
          ))}
      </div>
    </div>
  );
}
