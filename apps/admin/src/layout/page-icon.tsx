import { Icon, type IconName } from '@seller-toolbox/ui';
import { isIconName } from '@seller-toolbox/ui/icons';
import { MoreIcon, type MoreIconName } from '@seller-toolbox/ui/more-icons';

/** The icon of a page, of whichever set it is. */
export function PageIcon({ name, size = 18 }: { name: IconName | MoreIconName; size?: number }) {
  return isIconName(name) ? <Icon name={name} size={size} /> : <MoreIcon name={name} size={size} />;
}
