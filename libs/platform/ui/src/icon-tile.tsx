import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-set.ts';
import styles from './icon-tile.module.css';

export interface IconTileProps {
  name: IconName;
  size?: 'm' | 'l' | undefined;
  /** `muted` for what is not ready yet. */
  look?: 'accent' | 'muted' | undefined;
}

/** The icon of a tool on its soft square: in the hub, in the palette, at the head of a tool page. */
export function IconTile({ name, size = 'm', look = 'accent' }: IconTileProps) {
  return (
    <span className={classNames(styles.tile, styles[size], styles[look])}>
      <Icon name={name} size={size === 'l' ? 24 : 20} />
    </span>
  );
}
