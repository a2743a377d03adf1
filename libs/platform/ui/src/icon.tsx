import { Drawing, type DrawingProps } from './drawing.tsx';
import type { IconName } from './icon-set.ts';
import { addMissingDrawing, iconId } from './icon-sprite.ts';

export interface IconProps extends Omit<DrawingProps, 'children'> {
  name: IconName;
}

/** An icon of the set. It refers to its drawing, which the page holds once. */
export function Icon({ name, ...look }: IconProps) {
  return (
    <Drawing {...look}>
      <use key={name} ref={addMissingDrawing} href={`#${iconId(name)}`} />
    </Drawing>
  );
}
