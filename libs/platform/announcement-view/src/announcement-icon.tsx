import type { AnnouncementType } from '@seller-toolbox/contracts/announcement-kinds.data';
import { Icon } from '@seller-toolbox/ui';
import { ANNOUNCEMENT_ICONS } from './announcement-icons.ts';
import { useAnnouncementWords } from './announcement-words.ts';

/** The kind of an announcement, as an icon with a text alternative. */
export function AnnouncementIcon({
  type,
  className,
}: {
  type: AnnouncementType;
  className?: string | undefined;
}) {
  const t = useAnnouncementWords();
  return <Icon name={ANNOUNCEMENT_ICONS[type]} size={18} label={t(`type.${type}`)} className={className} />;
}
