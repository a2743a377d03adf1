import { usePlatformWords } from '@seller-toolbox/words/react';
import { Icon, toIconName } from '@seller-toolbox/ui';
import { useToolEnvironment } from '../tool-environment.tsx';
import styles from './related-tools.module.css';

export function RelatedTools() {
  const { related, Link } = useToolEnvironment();
  const t = usePlatformWords();
  if (related.length === 0) return null;
  return (
    <nav className={styles.related} aria-label={t('frame.related')}>
      <h2>{t('frame.related')}</h2>
      <ul>
        {related.map(({ id, title, icon, href }) => (
          <li key={id}>
            <Link to={href}>
              <Icon name={toIconName(icon)} size={18} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
