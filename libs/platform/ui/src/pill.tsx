import { classNames } from './class-names.ts';
import type { BadgeProps } from './badge.tsx';
import { Icon } from './icon.tsx';
import styles from './badge.module.css';
import tones from './tone.module.css';

/** A badge with round ends, for a line of its own. */
export function Pill({ tone = 'accent', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.pill, tones[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
