import { useLanguage } from '@seller-toolbox/words/react';
import { Menu, type MenuItem } from '@seller-toolbox/ui/menu';
import { MoreIcon } from '@seller-toolbox/ui/more-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { adminAddress, adminPaths } from '../app/admin-paths.ts';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { ChangePassword } from '../password/change-password.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { useNotify } from '../parts/notices.tsx';
import { useSession, useUser } from '../session/session-context.tsx';

/** Who is signed in, and what that person can do with the own account. */
export function UserMenu() {
  const t = useFrameWords();
  const user = useUser();
  const language = useLanguage();
  const navigate = useNavigate();
  const leave = useSignOut();
  const [changesPassword, setChangesPassword] = useState(false);

  const actions = {
    password: () => setChangesPassword(true),
    sessions: () => void navigate(adminAddress(adminPaths.sessions, language)),
    home: () => window.location.assign(withLanguage(paths.home, language)),
    leave: () => void leave(),
  };
  const items: readonly MenuItem<keyof typeof actions>[] = [
    { id: 'password', label: t('user.changePassword'), icon: <MoreIcon name="key" size={18} /> },
    { id: 'sessions', label: t('pages.sessions'), icon: <MoreIcon name="devices" size={18} /> },
    { id: 'home', label: t('user.home'), icon: <MoreIcon name="house" size={18} /> },
    { id: 'leave', label: t('user.signOut'), icon: <MoreIcon name="log-out" size={18} /> },
  ];

  return (
    <>
      <Menu
        label={t('user.menu')}
        text={`${user.username} · ${t(`roles.${user.role}`)}`}
        icon="users"
        words="wide"
        items={items}
        onSelect={(id) => actions[id]()}
      />
      {changesPassword && <ChangePassword onClose={() => setChangesPassword(false)} />}
    </>
  );
}

/** Leaves the page immediately; if the service did not answer, a notice says so. */
function useSignOut(): () => Promise<void> {
  const session = useSession();
  const notify = useNotify();
  const textOf = useErrorText();
  const t = useFrameWords();
  return async () => {
    try {
      await session.signOut();
    } catch (error) {
      notify({ tone: 'bad', text: t('user.signOutFailed', { reason: textOf(error) }) });
    }
  };
}
