import { buttonClass } from '@seller-toolbox/ui';
import { AdminLink } from '../layout/admin-link.tsx';
import { Standalone } from '../layout/standalone.tsx';
import { adminPaths } from './admin-paths.ts';
import { useFrameWords } from './admin-words-context.tsx';

/** The page of unknown addresses of the section. */
export function NoSuchPage() {
  const t = useFrameWords();
  return (
    <Standalone inFrame title={t('state.notFound')} text={t('state.notFoundText')}>
      <AdminLink to={adminPaths.dashboard} className={buttonClass('primary')}>
        {t('guard.toDashboard')}
      </AdminLink>
    </Standalone>
  );
}
