import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-set.ts';
import type { Tone } from './tone.ts';
import styles from './badge.module.css';
import tones from './tone.module.css';

export interface BadgeProps {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A small word on a soft ground: a status, a tier, "new". */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
