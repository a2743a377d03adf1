import { tools } from '@seller-toolbox/catalogue';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { Icon, toIconName } from '@seller-toolbox/ui';
import { useWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { useCatalogueWords } from '../../site/base/site-words.tsx';
import type zh from '../../words/today/zh.json';
import { lastTools, lastFavorites } from './last-inputs.ts';
import styles from './personal-row.module.css';
import place from './today-section.module.css';

/** The tools that the visitor worked with last, with what was typed, and the favorites. */
export function PersonalRow() {
  const t = useWords<typeof zh>('today');
  const [used] = useState(lastTools);
  const [favorites] = useState(() => lastFavorites(used.map(({ toolId }) => toolId)));
  return (
    <div className={place.personal}>
      {used.length > 0 && <Links title={t('personal.continue')} links={used} />}
      {favorites.length > 0 && (
        <Links title={t('personal.favorites')} links={favorites.map((toolId) => ({ toolId, excerpt: '' }))} />
      )}
    </div>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly { readonly toolId: string; readonly excerpt: string }[];
}

function Links({ title, links }: LinksProps) {
  const words = useCatalogueWords();
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.links}>
        {links.map(({ toolId, excerpt }) => (
          <li key={toolId}>
            <LocalLink to={paths.tool(toolId)} className={styles.link}>
              <Icon name={toIconName(tools.find(({ id }) => id === toolId)?.icon ?? '')} size={16} />
              <span className={styles.name}>{words[toolId]?.title ?? toolId}</span>
              {excerpt !== '' && <span className={styles.excerpt}>{excerpt}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
