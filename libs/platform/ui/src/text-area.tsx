import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import styles from './control.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  onValueChange?: ((value: string) => void) | undefined;
  /** As high as its text, within limits; in browsers without `field-sizing` the height of `rows`. */
  grows?: boolean;
}

export function TextArea({ onValueChange, onChange, className, grows, ...rest }: TextAreaProps) {
  const attributes = useFieldAttributes(rest);
  return (
    <textarea
      rows={4}
      {...rest}
      {...attributes}
      className={classNames(styles.area, grows && styles.autosize, className)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
    />
  );
}
