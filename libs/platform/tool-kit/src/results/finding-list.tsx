import type { Finding, Severity } from '@seller-toolbox/tool-contract';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Icon, type IconName } from '@seller-toolbox/ui';
import styles from './finding-list.module.css';

const ICONS: Readonly<Record<Severity, IconName>> = {
  error: 'circle-x',
  warning: 'triangle-alert',
  info: 'info',
};

export interface FindingListProps {
  findings: readonly Finding[];
  textOf: (finding: Finding) => string;
}

/** Findings as a list, each with its severity as icon, color and word. */
export function FindingList({ findings, textOf }: FindingListProps) {
  const t = usePlatformWords();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.list}>
      {findings.map((finding, index) => (
        <li key={`${finding.code}-${index}`} className={styles[finding.severity]}>
          <Icon name={ICONS[finding.severity]} size={16} label={t(`severity.${finding.severity}`)} />
          <span>{textOf(finding)}</span>
        </li>
      ))}
    </ul>
  );
}
