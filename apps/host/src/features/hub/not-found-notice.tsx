import { tools } from '@seller-toolbox/catalogue';
import { buttonClass, Icon } from '@seller-toolbox/ui';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useHomeWords } from '../../site/base/home-words.ts';
import { useCatalogueWords, useHostWords } from '../../site/base/site-words.tsx';
import styles from './not-found-notice.module.css';
import { suggestTools } from './suggest-tools.ts';

/** Says that nothing is at this address, and what the visitor may have meant. */
export function NotFoundNotice({ wantedTool }: { wantedTool: string }) {
  const t = useHostWords();
  const home = useHomeWords();
  const words = useCatalogueWords();
  const suggestions = suggestTools(wantedTool, tools);
  return (
    <section className={styles.notice} aria-labelledby="not-found-title">
      <Icon name="search" size={24} className={styles.icon} />
      <div className={styles.text}>
        <h1 id="not-found-title" tabIndex={-1}>
          {t('notFound.title')}
        </h1>
        <p>{home('notFound.text')}</p>
        {suggestions.length > 0 && (
          <p className={styles.suggestions}>
            {home('notFound.suggestions')}
            {suggestions.map(({ id }) => (
              <LocalLink key={id} to={paths.tool(id)}>
                {words[id]?.title ?? id}
              </LocalLink>
            ))}
          </p>
        )}
      </div>
      <LocalLink to={paths.home} className={buttonClass('primary')}>
        {home('notFound.goHome')}
      </LocalLink>
    </section>
  );
}
