import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-set.ts';
import styles from './notice.module.css';
import tones from './tone.module.css';

export type NoticeTone = 'ok' | 'warn' | 'bad' | 'info';

const TONE_ICONS: Readonly<Record<NoticeTone, IconName>> = {
  ok: 'circle-check',
  warn: 'triangle-alert',
  bad: 'circle-x',
  info: 'info',
};

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** `polite` or `assertive` where the notice appears while the page is read. */
  live?: 'off' | 'polite' | 'assertive' | undefined;
  /** Both or none: a notice that can be closed. */
  dismiss?: { label: string; onDismiss: () => void } | undefined;
  className?: string | undefined;
}

const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const;

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, actions, live = 'off', dismiss, className } = props;
  return (
    <div className={classNames(styles.notice, tones[tone], className)} role={ROLES[live]}>
      <Icon name={TONE_ICONS[tone]} size={18} className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {dismiss && (
        <IconButton
          className={styles.dismiss}
          size="s"
          icon="x"
          label={dismiss.label}
          onClick={dismiss.onDismiss}
        />
      )}
    </div>
  );
}
