import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { useRuleSetName } from './use-rule-set-name.ts';
import styles from './standard-figure.module.css';
import type { RuleSetChoice } from './use-rule-set.ts';

export interface StandardFigureProps {
  ruleSet: RuleSetChoice;
  /** The result by the specification's figures, as one sentence; undefined where there is none. */
  figure: string | undefined;
}

/** What the standard figures give, and the one click that takes them. */
export function StandardFigure({ ruleSet: { standard, choose }, figure }: StandardFigureProps) {
  const t = usePlatformWords();
  const nameOf = useRuleSetName();
  if (!standard || !figure) return null;
  return (
    <p className={styles.line}>
      <span>{t('ruleSet.byStandard', { figure })}</span>{' '}
      <Button size="s" variant="quiet" onClick={() => choose(standard.id)}>
        {t('ruleSet.switchTo', { name: nameOf(standard) })}
      </Button>
    </p>
  );
}
