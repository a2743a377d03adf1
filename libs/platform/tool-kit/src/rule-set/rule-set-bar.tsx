import { isCheckOverdue } from '@seller-toolbox/tool-contract';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Disclosure, SegmentedControl } from '@seller-toolbox/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useRuleSetName, useRuleSetSource } from './use-rule-set-name.ts';
import type { RuleSetChoice } from './use-rule-set.ts';
import styles from './rule-set-bar.module.css';

export interface RuleSetBarProps {
  ruleSet: RuleSetChoice;
  /** The comparison with another set, where each figure is from, what is missing. */
  children?: ReactNode;
}

/** All that is said of rules in one fold: which are in use, the other sets to choose from, and their sources. */
export function RuleSetBar({ ruleSet, children }: RuleSetBarProps) {
  const { all, current, today, switches, choose } = ruleSet;
  const t = usePlatformWords();
  const nameOf = useRuleSetName();
  const sourceOf = useRuleSetSource();
  const bar = useRef<HTMLDivElement>(null);
  useFocusAfterSwitch(bar, switches);
  const url = current?.source.url;
  if (!current || (all.length < 2 && !url)) return null;
  return (
    <div ref={bar} className={styles.bar} data-rules>
      <Disclosure summary={t('ruleSet.title')} aside={nameOf(current)} print="open">
        <div className={styles.content}>
          {all.length > 1 && (
            <SegmentedControl
              label={t('ruleSet.label')}
              look="chips"
              options={all.map((set) => ({ value: set.id, label: nameOf(set) }))}
              value={current.id}
              onValueChange={choose}
            />
          )}
          <p className={styles.source}>
            {sourceOf(current)}
            {url && (
              <>
                {' · '}
                <a href={url} rel="noreferrer" target="_blank">
                  {new URL(url).hostname}
                </a>
              </>
            )}
          </p>
          {children}
        </div>
      </Disclosure>
      {isCheckOverdue(current, today) && <p className={styles.overdue}>{t('ruleSet.overdue')}</p>}
    </div>
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
