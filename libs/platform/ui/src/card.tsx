import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  /** A quiet heading that also names the section. */
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Right of the title. */
  actions?: ReactNode;
  /** `flat` has no padding, for tables that reach the edge. */
  look?: 'padded' | 'flat' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ title, headingLevel = 2, actions, look = 'padded', className, children }: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const classes = classNames(styles.card, styles[look], className);
  if (title === undefined) return <div className={classes}>{children}</div>;
  return (
    <section className={classes} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
