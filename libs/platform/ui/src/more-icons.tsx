// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- it declares modules of a package; the type check of one project finds it no other way
/// <reference path="./lucide-icons.d.ts" />
import { __iconData as arrowDown } from 'lucide-react/icons/arrow-down';
import { __iconData as arrowUp } from 'lucide-react/icons/arrow-up';
import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left';
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right';
import { __iconData as chevronsUpDown } from 'lucide-react/icons/chevrons-up-down';
import { __iconData as user } from 'lucide-react/icons/circle-user-round';
import { __iconData as eye } from 'lucide-react/icons/eye';
import { __iconData as eyeOff } from 'lucide-react/icons/eye-off';
import { __iconData as house } from 'lucide-react/icons/house';
import { __iconData as key } from 'lucide-react/icons/key-round';
import { __iconData as dashboard } from 'lucide-react/icons/layout-dashboard';
import { __iconData as lock } from 'lucide-react/icons/lock';
import { __iconData as logOut } from 'lucide-react/icons/log-out';
import { __iconData as megaphone } from 'lucide-react/icons/megaphone';
import { __iconData as devices } from 'lucide-react/icons/monitor-smartphone';
import { __iconData as pencil } from 'lucide-react/icons/pencil';
import { __iconData as refresh } from 'lucide-react/icons/refresh-cw';
import { __iconData as scroll } from 'lucide-react/icons/scroll-text';
import { __iconData as server } from 'lucide-react/icons/server';
import { __iconData as shield } from 'lucide-react/icons/shield';
import { createElement } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

/** Icons that no public page shows: apart, because they draw themselves and no page holds them. */
const MORE_ICONS = {
  'arrow-down': arrowDown.node,
  'arrow-up': arrowUp.node,
  'chevron-left': chevronLeft.node,
  'chevron-right': chevronRight.node,
  'chevrons-up-down': chevronsUpDown.node,
  user: user.node,
  eye: eye.node,
  'eye-off': eyeOff.node,
  house: house.node,
  key: key.node,
  dashboard: dashboard.node,
  lock: lock.node,
  'log-out': logOut.node,
  megaphone: megaphone.node,
  devices: devices.node,
  pencil: pencil.node,
  refresh: refresh.node,
  scroll: scroll.node,
  server: server.node,
  shield: shield.node,
} as const;

export type MoreIconName = keyof typeof MORE_ICONS;

export interface MoreIconProps extends Omit<DrawingProps, 'children'> {
  name: MoreIconName;
}

export function MoreIcon({ name, ...look }: MoreIconProps) {
  return (
    <Drawing {...look}>
      {MORE_ICONS[name].map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
    </Drawing>
  );
}
