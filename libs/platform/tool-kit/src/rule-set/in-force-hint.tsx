import { isCheckOverdue } from '@seller-toolbox/tool-contract';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { useRuleSetName } from './use-rule-set-name.ts';
import type { RuleSetChoice } from './use-rule-set.ts';

export interface InForceHintProps {
  ruleSet: RuleSetChoice;
  /** What the rules in force would say, with their figure; nothing where they say the same. */
  children: ReactNode;
}

/** Beside a result over older rules: what those in force today would give, and the one click that takes them. */
export function InForceHint({ ruleSet: { newer, today, choose }, children }: InForceHintProps) {
  const t = usePlatformWords();
  const nameOf = useRuleSetName();
  if (!newer || children === null || children === undefined || children === false) return null;
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="s" onClick={() => choose(newer.id)}>
          {t('ruleSet.switchTo', { name: nameOf(newer) })}
        </Button>
      }
    >
      {children}
      {isCheckOverdue(newer, today) && <div>{t('ruleSet.overdue')}</div>}
    </Notice>
  );
}
