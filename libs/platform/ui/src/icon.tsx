import { createElement } from 'react';
import { classNames } from './class-names.ts';
import { ICONS, type IconName } from './icon-set.ts';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** In pixels, 20 unless told. */
  size?: number | undefined;
  /** Names the icon where it stands alone; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, size = 20, label, className }: IconProps) {
  const naming =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...naming}
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      {ICONS[name].map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
    </svg>
  );
}
