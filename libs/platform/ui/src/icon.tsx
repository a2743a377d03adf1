import { classNames } from './class-names.ts';
import type { IconName } from './icon-set.ts';
import { drawWhereMissing, iconId } from './icon-sprite.ts';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** In pixels, 20 unless told. */
  size?: number | undefined;
  /** Names the icon where it stands alone; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** An icon of the set. It refers to its drawing, which the page holds once. */
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
      <use key={name} ref={drawWhereMissing} href={`#${iconId(name)}`} />
    </svg>
  );
}
