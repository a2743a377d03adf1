import { tools } from '@seller-toolbox/catalogue';
import {
  TOOL_CATEGORIES,
  type ToolCategory,
  type ToolManifest,
} from '@seller-toolbox/tool-contract/manifest';
import { classNames, Icon } from '@seller-toolbox/ui';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useCatalogueWords, useHostWords } from '../../site/base/site-words.tsx';
import styles from './tool-navigation.module.css';

const GROUPS = TOOL_CATEGORIES.map((category) => ({
  category,
  // What is not there yet comes last.
  tools: tools
    .filter((tool) => tool.category === category)
    .sort((a, b) => Number(b.status === 'ready') - Number(a.status === 'ready')),
})).filter((group) => group.tools.length > 0);

/** What the visitor folded, for as long as the site is open: another tool brings a new list. */
const folded = new Set<ToolCategory>();

export interface ToolNavigationProps {
  readonly currentId: string;
  /** Called when a tool is chosen. */
  readonly onLeave?: (() => void) | undefined;
}

/** All tools by category; each group folds. */
export function ToolNavigation({ currentId, onLeave }: ToolNavigationProps) {
  const t = useHostWords();
  return (
    <nav aria-label={t('tool.navigation')}>
      {GROUPS.map((group) => (
        <details
          key={group.category}
          open={isOpen(group.category) || group.tools.some(({ id }) => id === currentId)}
          className={styles.group}
          onToggle={({ currentTarget }) => remember(group.category, currentTarget.open)}
        >
          <summary className={styles.summary}>
            {t(`category.${group.category}`)}
            <Icon name="chevron-down" size={14} className={styles.chevron} />
          </summary>
          <ul className={styles.list}>
            {group.tools.map((tool) => (
              <li key={tool.id}>
                <ToolEntry tool={tool} isCurrent={tool.id === currentId} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function isOpen(category: ToolCategory): boolean {
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
  if (tool.status === 'developing') {
    return (
      <span className={styles.developing} aria-current={isCurrent ? 'page' : undefined}>
        <span>{title}</span> {!isCurrent && <span className={styles.mark}>{t('hub.soon')}</span>}
      </span>
    );
  }
  return (
    <LocalLink
      to={paths.tool(tool.id)}
      className={styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onLeave}
    >
      {title} {tool.hot && <span className={classNames(styles.mark, styles.hot)}>{t('hub.hot')}</span>}
    </LocalLink>
  );
}
