import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { Badge, classNames, Icon, IconTile, toIconName } from '@seller-toolbox/ui';
import { LocalLink } from '../../app/local-link.tsx';
import { paths } from '../../app/paths.ts';
import { useCatalogueWords, useHostWords } from '../../app/site-words.tsx';
import styles from './tool-card.module.css';

export interface ToolCardProps {
  readonly tool: ToolManifest;
  readonly isFavorite: boolean;
  readonly headingLevel: 2 | 3;
}

/** A tool in the hub: a link, or greyed and no link while it is being developed. */
export function ToolCard({ tool, isFavorite, headingLevel }: ToolCardProps) {
  const t = useHostWords();
  const words = useCatalogueWords()[tool.id];
  const isReady = tool.status === 'ready';
  const Heading = `h${headingLevel}` as const;
  const content = (
    <>
      <IconTile name={toIconName(tool.icon)} look={isReady ? 'accent' : 'muted'} />
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.title}>{words?.title ?? tool.id}</Heading>
          {isReady && tool.hot && <Badge tone="hot">{t('hub.hot')}</Badge>}
          {!isReady && <Badge>{t('hub.soon')}</Badge>}
          {isFavorite && <Icon name="star" size={16} className={styles.star} label={t('hub.favorite')} />}
        </div>
        <p className={styles.line}>{words?.line}</p>
      </div>
    </>
  );
  return (
    <li className={styles.cell}>
      {isReady ? (
        <LocalLink to={paths.tool(tool.id)} className={styles.card}>
          {content}
        </LocalLink>
      ) : (
        <div className={classNames(styles.card, styles.developing)}>{content}</div>
      )}
    </li>
  );
}
