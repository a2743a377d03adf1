import { tools } from '@seller-toolbox/catalogue';
import type { ToolCategory, ToolManifest } from '@seller-toolbox/tool-contract/manifest';
import { classNames } from '@seller-toolbox/ui';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useCatalogueWords, useHostWords } from '../../site/base/site-words.tsx';
import { useIsReady } from '../../site/base/use-is-ready.ts';
import styles from './tool-navigation.module.css';

const GROUPS = [...new Set(tools.map(({ category }) => category))].map((category) => ({
  category,
  tools: tools.filter((tool) => tool.category === category),
}));

/** What the visitor folded, for as long as the site is open: another tool brings a new list. */
const folded = new Set<ToolCategory>();

export interface ToolNavigationProps {
  readonly currentId: string;
  /** Called when a tool is chosen. */
  readonly onLeave?: (() => void) | undefined;
}

/** All tools by category; each group folds, and what is not there yet is folded. */
export function ToolNavigation({ currentId, onLeave }: ToolNavigationProps) {
  const t = useHostWords();
  const isReady = useIsReady();
  const hasCurrent = (some: readonly ToolManifest[]) => some.some(({ id }) => id === currentId);
  const list = (some: readonly ToolManifest[]) => (
    <ul className={styles.list}>
      {some.map((tool) => (
        <li key={tool.id}>
          <ToolEntry tool={tool} isCurrent={tool.id === currentId} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t('tool.navigation')}>
      {GROUPS.map(({ category, tools: all }) => {
        const coming = all.filter((tool) => !isReady(tool));
        return (
          <details
            key={category}
            open={isExpanded(category) || hasCurrent(all)}
            className={styles.group}
            data-group
            onToggle={({ currentTarget }) => remember(category, currentTarget.open)}
          >
            <summary className={styles.summary}>{t(`category.${category}`)}</summary>
            {list(all.filter(isReady))}
            {coming.length > 0 && (
              <details open={hasCurrent(coming)}>
                <summary className={classNames(styles.summary, styles.coming)}>
                  {t('hub.soon')} {coming.length}
                </summary>
                {list(coming)}
              </details>
            )}
          </details>
        );
      })}
    </nav>
  );
}

function isExpanded(category: ToolCategory): boolean {
  return !folded.has(category);
}

function remember(category: ToolCategory, isNowOpen: boolean): void {
  if (isNowOpen) folded.delete(category);
  else folded.add(category);
}

interface ToolEntryProps {
  readonly tool: ToolManifest;
  readonly isCurrent: boolean;
  readonly onLeave?: (() => void) | undefined;
}

function ToolEntry({ tool, isCurrent, onLeave }: ToolEntryProps) {
  const t = useHostWords();
  const title = useCatalogueWords()[tool.id]?.title ?? tool.id;
  const isReady = useIsReady()(tool);
  if (!isReady) {
    return (
      <span className={styles.developing} aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </span>
    );
  }
  return (
    <LocalLink
      to={paths.tool(tool.id)}
      className={styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onLeave}
      title={tool.hot ? t('hub.hot') : undefined}
    >
      {title}
    </LocalLink>
  );
}
