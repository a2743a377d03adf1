import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { Badge, classNames } from '@seller-toolbox/ui';
import type { CSSProperties } from 'react';
import { useAfterHydration, useStoredPart } from '@seller-toolbox/site-kit/hydration-hooks';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { useHomeWords } from '../../site/base/home-words.ts';
import { ORDERED_TOOL, RECENT_FIRST } from '../../site/base/personal-order.ts';
import { recentTools } from '../../site/base/personal-tools.ts';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useCatalogueWords, useHostWords } from '../../site/base/site-words.tsx';
import { useIsReady } from '../../site/base/use-is-ready.ts';
import { FavoriteStar } from './favorite-star.tsx';
import styles from './tool-card.module.css';
import { ToolPicture } from './tool-picture.tsx';

export interface ToolCardProps {
  readonly tool: ToolManifest;
  readonly headingLevel: 2 | 3;
  /** Not where the hot tools are a row of their own. */
  readonly marksHot: boolean;
  /** Hidden on a phone until the visitor opens the rest. */
  readonly isFolded: boolean;
}

/** A tool in the hub: a link with its star, or greyed and neither while it is being developed. */
export function ToolCard({ tool, headingLevel, marksHot, isFolded }: ToolCardProps) {
  const t = useHostWords();
  const home = useHomeWords();
  const words = useCatalogueWords()[tool.id];
  const isAfterHydration = useAfterHydration();
  const isRecent = useStoredPart(recentTools, (ids) => ids.slice(0, RECENT_FIRST).includes(tool.id), false);
  const isReady = useIsReady()(tool);
  const title = words?.title ?? tool.id;
  const Heading = `h${headingLevel}` as const;
  const content = (
    <>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.line}>{words?.line}</p>
      </div>
      <div className={styles.foot}>
        <div className={styles.marks}>
          {!isReady && <span className={styles.soon}>{t('hub.soon')}</span>}
          {isReady && marksHot && tool.hot && <span className={styles.hot}>{t('hub.hot')}</span>}
          {isReady && isRecent && <Badge>{home('hub.recent')}</Badge>}
        </div>
        <ToolPicture toolId={tool.id} />
      </div>
    </>
  );
  if (!isReady) {
    return (
      <li className={styles.cell} data-folded={isFolded || undefined}>
        <div className={classNames(styles.card, styles.developing)}>{content}</div>
      </li>
    );
  }
  return (
    <li
      className={styles.cell}
      style={categoryColor(tool)}
      data-folded={isFolded || undefined}
      {...{ [ORDERED_TOOL]: tool.id }}
    >
      <LocalLink to={paths.tool(tool.id)} className={styles.card}>
        {content}
      </LocalLink>
      {isAfterHydration && <FavoriteStar toolId={tool.id} title={title} />}
    </li>
  );
}

function categoryColor({ category }: ToolManifest): CSSProperties {
  return { ['--category' as string]: `var(--category-${category})` };
}
