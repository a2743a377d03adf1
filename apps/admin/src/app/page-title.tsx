import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ADMIN_PAGES } from './admin-pages.ts';
import { useNewFeedback } from '../feedback/use-new-feedback.ts';
import { adminPaths } from './admin-paths.ts';
import { useFrameWords } from './admin-words-context.tsx';

/** Keeps the title of the document with the address. */
export function PageTitle() {
  const t = useFrameWords();
  const { pathname } = useLocation();
  const name = ADMIN_PAGES.find(({ path }) => path === pathname)?.name;
  const page =
    pathname === adminPaths.login ? t('login.title') : name ? t(`pages.${name}`) : t('state.notFound');
  const count = useNewFeedback();
  const plain = t('frame.title', { page });
  const title = count === 0 ? plain : `(${count}) ${plain}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
