import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { Badge, classNames, IconTile, toIconName } from '@seller-toolbox/ui';
import { useIsDrawnAgain } from '@seller-toolbox/site-kit/hydration-hooks';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { ORDERED_TOOL } from '../../site/base/personal-order.ts';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useCatalogueWords, useHostWords } from '../../site/base/site-words.tsx';
import { FavoriteStar } from './favorite-star.tsx';
import styles from './tool-card.module.css';

export interface ToolCardProps {
  readonly tool: ToolManifest;
  readonly headingLevel: 2 | 3;
}

/** A tool in the hub: a link with its star, or greyed and neither while it is being developed. */
export function ToolCard({ tool, headingLevel }: ToolCardProps) {
  const t = useHostWords();
  const words = useCatalogueWords()[tool.id];
  const isDrawnAgain = useIsDrawnAgain();
  const isReady = tool.status === 'ready';
  const title = words?.title ?? tool.id;
  const Heading = `h${headingLevel}` as const;
  const content = (
    <>
      <IconTile name={toIconName(tool.icon)} look={isReady ? 'accent' : 'muted'} />
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {isReady && tool.hot && <Badge tone="hot">{t('hub.hot')}</Badge>}
          {!isReady && <Badge>{t('hub.soon')}</Badge>}
        </div>
        <p className={styles.line}>{words?.line}</p>
      </div>
    </>
  );
  if (!isReady) {
    return (
      <li className={styles.cell}>
        <div className={classNames(styles.card, styles.developing)}>{content}</div>
      </li>
    );
  }
  return (
    <li className={styles.cell} {...{ [ORDERED_TOOL]: tool.id }}>
      <LocalLink to={paths.tool(tool.id)} className={styles.card}>
        {content}
      </LocalLink>
      {isDrawnAgain && <FavoriteStar toolId={tool.id} title={title} />}
    </li>
  );
}
