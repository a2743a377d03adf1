import type { AnnouncementType } from '@seller-toolbox/contracts/announcement-kinds.data';
import type { IconName } from '@seller-toolbox/ui';

/** What kind of announcement it is, for those who do not tell colors apart. */
export const ANNOUNCEMENT_ICONS: Readonly<Record<AnnouncementType, IconName>> = {
  info: 'info',
  warning: 'triangle-alert',
  success: 'circle-check',
  error: 'circle-x',
  maintenance: 'wrench',
};
