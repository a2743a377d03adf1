import { Icon, type IconName } from '@seller-toolbox/ui';
import { useId, type ReactNode } from 'react';
import { FileButton } from './file-button.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import styles from './file-drop.module.css';

export interface FileZoneProps extends Omit<FileDropProps, 'look' | 'children'> {
  icon: IconName;
  /** `plain` is one line with a quiet button, beside what is shown already. */
  look?: 'filled' | 'plain' | undefined;
  /** What is shown now. */
  title?: string | undefined;
  /** What can be handed over, and how. */
  hint: string;
  /** That the files stay here. */
  kept: string;
  /** On the button. */
  choose: string;
  /** More buttons. */
  children?: ReactNode;
}

/** Where a tool begins with files: says which, that they are not uploaded, and opens the dialog. */
export function FileZone({
  icon,
  look = 'filled',
  title,
  hint,
  kept,
  choose,
  children,
  ...options
}: FileZoneProps) {
  const id = useId();
  return (
    <FileDrop look={look} {...options}>
      <Icon name={icon} size={look === 'plain' ? 20 : 32} />
      <div className={styles.text}>
        {title !== undefined && (
          <p className={styles.title} dir="auto">
            {title}
          </p>
        )}
        <p id={id} className={look === 'plain' ? 'visually-hidden' : undefined}>
          {hint}
        </p>
        <p className={styles.kept}>
          <Icon name="monitor" size={16} /> {kept}
        </p>
      </div>
      <div className={styles.actions}>
        <FileButton variant={look === 'plain' ? undefined : 'primary'} aria-describedby={id}>
          {choose}
        </FileButton>
        {children}
      </div>
    </FileDrop>
  );
}
