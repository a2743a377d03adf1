import { tools } from '@seller-toolbox/catalogue';
import { Button, classNames, StatusRegion, TextInput } from '@seller-toolbox/ui';
import { useState, type ReactNode } from 'react';
import { TOOLS_ANCHOR } from '@seller-toolbox/site-kit/paths';
import { useHomeWords } from '../../site/base/home-words.ts';
import { useHostWords } from '../../site/base/site-words.tsx';
import { ALL_CATEGORIES, findTools } from '../../site/base/tool-search.ts';
import { useSearchWords } from '../../site/base/use-search-words.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FIRST_ON_PHONES, inHubOrder } from './hub-order.ts';
import styles from './hub.module.css';
import { PhoneFold } from './phone-fold.tsx';
import { ToolCard } from './tool-card.tsx';
import { useCategory } from './use-category.ts';
import { usePersonalOrder } from './use-personal-order.ts';
import { useSlashFocus } from './use-slash-focus.ts';

/** A search is announced once typing has rested. */
const ANNOUNCED_AFTER = 700;

export interface HubProps {
  /** 1 where nothing else names the page; there the tools have a search field of their own. */
  readonly headingLevel: 1 | 2;
  /** Below the tools. */
  readonly children?: ReactNode;
}

/** All tools, to be searched and filtered. */
export function Hub({ headingLevel, children }: HubProps) {
  const t = useHostWords();
  const home = useHomeWords();
  const [category, setCategory] = useCategory();
  const [query, setQuery] = useState('');
  const search = useSearchWords();
  const searchField = useSlashFocus();
  const personalOrder = usePersonalOrder();
  const found = findTools(inHubOrder(tools, personalOrder), { category, query, words: search.words });
  const isNarrowed = query.trim() !== '' || category !== ALL_CATEGORIES;
  const Heading = `h${headingLevel}` as const;
  // The styles before hydration show the personal tools besides the first: with another count the page would move.
  const shownOnPhones =
    FIRST_ON_PHONES +
    inHubOrder(tools, [])
      .slice(FIRST_ON_PHONES)
      .filter(({ id }) => personalOrder.includes(id)).length;

  function showAll() {
    setQuery('');
    setCategory(ALL_CATEGORIES);
  }

  return (
    <section id={TOOLS_ANCHOR} className={styles.hub} aria-labelledby="hub-title">
      <div className={styles.head}>
        <Heading id="hub-title" className={styles.title} tabIndex={-1}>
          {t('hub.title')}
        </Heading>
        {headingLevel === 1 && (
          <TextInput
            type="search"
            icon="search"
            ref={searchField}
            aria-keyshortcuts="/"
            className={styles.search}
            aria-label={t('hub.search')}
            placeholder={home('hub.searchPlaceholder')}
            autoComplete="off"
            value={query}
            onFocus={search.prepare}
            onValueChange={setQuery}
          />
        )}
        <CategoryFilter category={category} onChoose={setCategory} />
      </div>
      <StatusRegion
        message={isNarrowed ? home('hub.found', { count: found.length }) : ''}
        delayMs={ANNOUNCED_AFTER}
      />
      {found.length === 0 ? (
        <NothingFound onShowAll={showAll} />
      ) : (
        <>
          <PhoneFold
            label={home('hub.more', { count: found.length })}
            isNeeded={!isNarrowed && found.length > shownOnPhones}
          />
          <ul className={classNames(styles.grid, !isNarrowed && styles.folded)}>
            {found.map((tool, at) => (
              <ToolCard
                key={tool.id}
                tool={tool}
                headingLevel={headingLevel === 1 ? 2 : 3}
                marksHot={headingLevel === 1 || isNarrowed}
                isFolded={at >= shownOnPhones}
              />
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const t = useHostWords();
  const home = useHomeWords();
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t('hub.emptyTitle')}</p>
      <p>{home('hub.emptyText')}</p>
      <Button onClick={onShowAll}>{home('hub.showAll')}</Button>
    </div>
  );
}
