import { isCheckOverdue } from '@seller-toolbox/tool-contract';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Disclosure, Icon, SegmentedControl } from '@seller-toolbox/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useRuleSetName, useRuleSetSource } from './rule-set-name.ts';
import type { RuleSetChoice } from './use-rule-set.ts';
import styles from './rule-set-bar.module.css';

export interface RuleSetBarProps {
  ruleSet: RuleSetChoice;
  /** The comparison with another set. */
  children?: ReactNode;
}

/** Which rules the page computes by; opened, when they were checked and the other sets to choose from. */
export function RuleSetBar({ ruleSet, children }: RuleSetBarProps) {
  const { all, current, today, switches, choose } = ruleSet;
  const t = usePlatformWords();
  const nameOf = useRuleSetName();
  const sourceOf = useRuleSetSource();
  const bar = useRef<HTMLDivElement>(null);
  useFocusAfterSwitch(bar, switches);
  if (!current || all.length < 2) return null;
  return (
    <div ref={bar} className={styles.bar} data-rules>
      <Disclosure
        summary={t('ruleSet.inUse', { name: nameOf(current) })}
        aside={t('ruleSet.versions', { count: all.length })}
        print="open"
      >
        <SegmentedControl
          label={t('ruleSet.label')}
          look="chips"
          options={all.map((set) => ({ value: set.id, label: nameOf(set) }))}
          value={current.id}
          onValueChange={choose}
        />
        <p className={styles.source}>{sourceOf(current)}</p>
      </Disclosure>
      {isCheckOverdue(current, today) && <p className={styles.overdue}>{t('ruleSet.overdue')}</p>}
      {children}
    </div>
  );
}

/** Beside the figure: since when its rules hold, and the page that they are from. */
export function RuleSetSource({ current }: Pick<RuleSetChoice, 'current'>) {
  const nameOf = useRuleSetName();
  if (!current?.source.url) return null;
  const { url } = current.source;
  return (
    <p className={styles.since} data-rules>
      <Icon name="circle-check" size={16} />
      <span>
        {nameOf(current)} ·{' '}
        <a href={url} rel="noreferrer" target="_blank">
          {new URL(url).hostname}
        </a>
      </span>
    </p>
  );
}

/** The button that switched the rules from elsewhere on the page is gone afterwards; the focus comes here. */
function useFocusAfterSwitch(bar: RefObject<HTMLDivElement | null>, switches: number) {
  useEffect(() => {
    if (switches === 0) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) bar.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [bar, switches]);
}
