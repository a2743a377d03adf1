import { countAnnouncementClick } from '@seller-toolbox/api-client/announcement-counts';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import { isClickAction, isSitePath } from '@seller-toolbox/contracts/safe-link';
import { useLanguage } from '@seller-toolbox/words/react';
import { buttonClass, Icon } from '@seller-toolbox/ui';
import { useLocation } from 'react-router-dom';
import { isPagePath, localAddress } from '@seller-toolbox/site-kit/local-address';
import { RouterLink } from '@seller-toolbox/site-kit/local-link';
import { userSession } from '@seller-toolbox/site-kit/user-session';
import { useAnnouncementWords } from './announcement-words.ts';

export interface ActionLinkProps {
  readonly announcement: Pick<ActiveAnnouncement, 'id' | 'click_action'>;
  readonly look: 'primary' | 'plain';
  /** The id of the title that says what the details are of. */
  readonly describedBy: string;
  readonly onFollow?: (() => void) | undefined;
}

/** Follows the action of an announcement, and counts that without waiting. */
export function ActionLink({ announcement, look, describedBy, onFollow }: ActionLinkProps) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { id, click_action: address } = announcement;
  // Validated again where it becomes a link: the answer may come from a cache or a proxy.
  if (address === null || !isClickAction(address)) return null;
  const link = {
    className: buttonClass(look, look === 'plain' ? 's' : 'm'),
    'aria-describedby': describedBy,
    onClick: () => {
      void countAnnouncementClick({ id, userSession: userSession() }).catch(() => undefined);
      onFollow?.();
    },
  };
  if (isSitePath(address) && isWithinPages(pathname, address)) {
    return (
      <RouterLink {...link} to={localAddress(address, language)}>
        {t('bar.action')}
      </RouterLink>
    );
  }
  return (
    <a {...link} href={isSitePath(address) ? localAddress(address, language) : address} rel="noopener">
      {t('bar.action')}
      {!isSitePath(address) && <Icon name="external-link" size={14} />}
    </a>
  );
}

/**
 * Whether the router can navigate: from one public page to another. It reports no change of a fragment, which names a place on the
 * page or holds a tool's input; and a language that the address names counts only where a page is loaded.
 */
function isWithinPages(from: string, to: string): boolean {
  return isPagePath(from) && isPagePath(to) && !/[?#]/.test(to);
}
