import { Drawing, type DrawingProps } from './drawing.tsx';
import type { IconName } from './icon-set.ts';
import { addMissingDrawing } from './missing-drawing.ts';

export interface IconProps extends Omit<DrawingProps, 'children'> {
  name: IconName;
}

/** An icon of the set. A served page has its outline, which React neither knows nor changes; elsewhere it is added. */
export function Icon({ name, ...look }: IconProps) {
  return (
    <Drawing {...look}>
      <path key={name} ref={addMissingDrawing} data-icon={name} suppressHydrationWarning />
    </Drawing>
  );
}
