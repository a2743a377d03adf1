import { Drawing, type DrawingProps } from './drawing.tsx';
import { ICONS, type IconName } from './icon-set.ts';

export interface IconProps extends Omit<DrawingProps, 'shapes'> {
  name: IconName;
}

export function Icon({ name, ...look }: IconProps) {
  return <Drawing {...look} shapes={ICONS[name]} />;
}
