import { usePlatformWords } from '@seller-toolbox/words/react';
import { Badge, Button, CopyButton, IconButton, IconTile, toIconName } from '@seller-toolbox/ui';
import { useToolEnvironment } from '../tool-environment.tsx';
import { useSummaryAction } from '../summary/use-summary-action.ts';
import type { Tool } from '../use-tool.ts';
import { useToolWords } from '../use-tool-words.ts';
import styles from './frame-head.module.css';

interface CatalogueWords {
  readonly catalogue: { readonly title: string; readonly line: string };
}

/** A page has one frame. */
const SHEET = 'more';

/** Icon, name, the one line on what the tool answers, and the actions that every tool has. */
export function FrameHead({ tool }: { tool: Tool }) {
  const { manifest, favorite, print, loadResultActions, ProductsMenu } = useToolEnvironment();
  const run = useSummaryAction(tool);
  const { t } = useToolWords<CatalogueWords>();
  const platform = usePlatformWords();
  return (
    <header className={styles.head}>
      <IconTile name={toIconName(manifest.icon)} size="l" />
      <div className={styles.names}>
        <h1 tabIndex={-1}>
          {t('catalogue.title')}{' '}
          {manifest.sampleData && manifest.status === 'developing' && (
            <Badge tone="warn">{platform('frame.sampleData')}</Badge>
          )}
        </h1>
        <p data-clip>{t('catalogue.line')}</p>
      </div>
      <div className={styles.actions}>
        {ProductsMenu && <ProductsMenu tool={tool} sheetId={SHEET} />}
        <IconButton
          icon="star"
          label={platform('frame.favorite')}
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
          failedLabel={platform(shareErrorKey(tool))}
        />
        {/* On a phone a sheet, which the browser opens and closes; elsewhere in the row. */}
        <div id={SHEET} popover="auto" onClick={(event) => event.currentTarget.hidePopover?.()}>
          <IconButton
            icon="printer"
            label={platform('frame.print')}
            onClick={loadResultActions ? () => void run('printResult').catch(print) : print}
          />
          <IconButton icon="reset" label={platform('frame.reset')} onClick={tool.reset} />
        </div>
        <Button
          icon="plus"
          variant="soft"
          words="wide"
          data-start
          onClick={({ currentTarget }) =>
            void import('./start-blank.ts').then(({ startBlank }) => startBlank(tool, currentTarget))
          }
        >
          {platform('frame.startBlank')}
        </Button>
        <IconButton icon="ellipsis" label={platform('frame.more')} popoverTarget={SHEET} />
      </div>
    </header>
  );
}

/** If this throws, the copy button reports the failure. */
function shareable(tool: Tool): string {
  const link = tool.shareLink();
  if (link === null) throw new RangeError('no link can carry this input');
  return link;
}

function shareErrorKey(tool: Tool): 'frame.linkTooLong' | 'frame.shareRefused' | 'frame.copyFailed' {
  if (!tool.linkFits) return 'frame.linkTooLong';
  return tool.problems.length > 0 ? 'frame.shareRefused' : 'frame.copyFailed';
}
