import { tools } from '@seller-toolbox/catalogue';
import { TOOL_CATEGORIES, type ToolManifest } from '@seller-toolbox/tool-contract';
import { Badge, Icon } from '@seller-toolbox/ui';
import { LocalLink } from '../../app/local-link.tsx';
import { paths } from '../../app/paths.ts';
import { useCatalogueWords, useHostWords } from '../../app/site-words.tsx';
import styles from './tool-navigation.module.css';

const GROUPS = TOOL_CATEGORIES.map((category) => ({
  category,
  tools: tools.filter((tool) => tool.category === category),
})).filter((group) => group.tools.length > 0);

export interface ToolNavigationProps {
  readonly currentId: string;
  /** A tool was chosen. */
  readonly onLeave: () => void;
}

/** All tools by category; each group folds. */
export function ToolNavigation({ currentId, onLeave }: ToolNavigationProps) {
  const t = useHostWords();
  return (
    <nav aria-label={t('tool.navigation')}>
      {GROUPS.map((group) => (
        <details key={group.category} open className={styles.group}>
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

interface ToolEntryProps {
  readonly tool: ToolManifest;
  readonly isCurrent: boolean;
  readonly onLeave: () => void;
}

function ToolEntry({ tool, isCurrent, onLeave }: ToolEntryProps) {
  const t = useHostWords();
  const title = useCatalogueWords()[tool.id]?.title ?? tool.id;
  if (tool.status === 'developing') {
    return (
      <span className={styles.developing} aria-current={isCurrent ? 'page' : undefined}>
        {title} <Badge>{t('hub.soon')}</Badge>
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
      {title} {tool.hot && <Badge tone="hot">{t('hub.hot')}</Badge>}
    </LocalLink>
  );
}
