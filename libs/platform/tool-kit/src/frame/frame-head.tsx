import { usePlatformWords } from '@seller-toolbox/i18n/react';
import { Badge, Button, CopyButton, IconButton, IconTile, toIconName } from '@seller-toolbox/ui';
import { useToolEnvironment } from '../tool-environment.tsx';
import type { Tool } from '../use-tool.ts';
import { useToolWords } from '../use-tool-words.ts';
import styles from './frame-head.module.css';

interface CatalogueWords {
  readonly catalogue: { readonly title: string; readonly line: string };
}

/** Icon, name, the one line on what the tool answers, and the actions that every tool has. */
export function FrameHead({ tool }: { tool: Tool }) {
  const { manifest, favorite, print } = useToolEnvironment();
  const { t } = useToolWords<CatalogueWords>();
  const platform = usePlatformWords();
  return (
    <header className={styles.head}>
      <IconTile name={toIconName(manifest.icon)} size="l" />
      <div className={styles.names}>
        <h1 tabIndex={-1}>
          {t('catalogue.title')}{' '}
          {manifest.sampleData && <Badge tone="warn">{platform('frame.sampleData')}</Badge>}
        </h1>
        <p>{t('catalogue.line')}</p>
      </div>
      <div className={styles.actions}>
        <IconButton
          icon="star"
          label={platform(favorite.isFavorite ? 'frame.unfavorite' : 'frame.favorite')}
          pressed={favorite.isFavorite}
          onClick={favorite.toggle}
        />
        <CopyButton
          look="icon"
          icon="share"
          variant="quiet"
          text={() => shareable(tool)}
          label={platform('frame.share')}
          copiedLabel={platform('frame.copied')}
          failedLabel={platform(tool.shareLink() === null ? 'frame.linkTooLong' : 'frame.copyFailed')}
        />
        <IconButton icon="printer" label={platform('frame.print')} onClick={print} />
        <Button icon="reset" variant="quiet" words="wide" onClick={tool.reset}>
          {platform('frame.reset')}
        </Button>
      </div>
    </header>
  );
}

/** The copy button says that copying failed when this throws. */
function shareable(tool: Tool): string {
  const link = tool.shareLink();
  if (link === null) throw new RangeError('the input is too long for a link');
  return link;
}
