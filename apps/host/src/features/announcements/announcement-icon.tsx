import type { AnnouncementType } from '@seller-toolbox/contracts/announcement-kinds.data';
import { Icon, type IconName } from '@seller-toolbox/ui';
import { useAnnouncementWords } from './announcement-words.ts';

const ICONS: Readonly<Record<AnnouncementType, IconName>> = {
  info: 'info',
  warning: 'triangle-alert',
  success: 'circle-check',
  error: 'circle-x',
  maintenance: 'wrench',
};

/** What kind of announcement it is, for those who see and those who hear. */
export function AnnouncementIcon({
  type,
  className,
}: {
  type: AnnouncementType;
  className?: string | undefined;
}) {
  const t = useAnnouncementWords();
  return <Icon name={ICONS[type]} size={18} label={t(`type.${type}`)} className={className} />;
}
