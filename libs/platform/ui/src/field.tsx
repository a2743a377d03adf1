import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  labelLook?: 'shown' | 'hidden' | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown inside the control, at its end. */
  unit?: ReactNode;
  required?: boolean | undefined;
  /** At the end of the label's line: a counter, a small link. */
  aside?: ReactNode;
  /** Of the control; made up when not given. An error summary needs a known one. */
  id?: string | undefined;
  className?: string | undefined;
  /** One control of this library: it finds its label, hint, error and unit by itself. */
  children: ReactNode;
}

export function Field(props: FieldProps) {
  const {
    label,
    labelLook = 'shown',
    hint,
    error,
    unit,
    required = false,
    aside,
    id,
    className,
    children,
  } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasUnit = isShown(unit);
  const hasError = isShown(error);
  const hasHint = isShown(hint);
  const wiring = useMemo(() => {
    const parts = [hasError && `${ownId}-error`, hasUnit && `${ownId}-unit`, hasHint && `${ownId}-hint`];
    return {
      id: controlId,
      describedBy: parts.filter(Boolean).join(' ') || undefined,
      invalid: hasError,
      required,
      unit,
      unitId: `${ownId}-unit`,
    };
  }, [controlId, ownId, hasError, hasUnit, hasHint, required, unit]);

  const name = (
    <label htmlFor={controlId} className={labelLook === 'hidden' ? 'visually-hidden' : styles.label}>
      {label}
    </label>
  );
  return (
    <div className={classNames(styles.field, className)}>
      {aside === undefined ? (
        name
      ) : (
        <div className={styles.head}>
          {name}
          <span className={styles.aside}>{aside}</span>
        </div>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasError && (
        <p id={`${ownId}-error`} className={styles.error}>
          <Icon name="circle-x" size={16} />
          <span>{error}</span>
        </p>
      )}
      {hasHint && (
        <p id={`${ownId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
