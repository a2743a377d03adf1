import { loadProducts } from '@seller-toolbox/catalogue/products';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import type { ProductsTool } from '@seller-toolbox/tool-kit';
import { DialogBoundary } from '../dialog-boundary.tsx';
import { Button } from '@seller-toolbox/ui';
import { Menu } from '@seller-toolbox/ui/menu';
import { createPortal } from 'react-dom';
import type { ToolProducts } from '@seller-toolbox/products';
import { useLanguage } from '@seller-toolbox/words/react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageWordsBoundary } from '../../../site/base/page-words-boundary.tsx';
import { receiveProducts } from '../handed-products.ts';
import type { ProductsMenu } from '../../../site/base/products-slot.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import { useToolProductsWords } from './tool-products-words.ts';

const TakeDialog = lazy(async () => ({ default: (await import('./take-dialog.tsx')).TakeDialog }));
const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

/** What connects a tool with the list. */
export function menuOfTool(toolId: string): ProductsMenu {
  return function ProductsMenu({ tool, sheetId }) {
    return (
      <Suspense>
        <PageWordsBoundary namespace="tool-products">
          <ConnectedMenu {...{ tool, toolId, sheetId }} />
        </PageWordsBoundary>
      </Suspense>
    );
  };
}

interface OpenDialog {
  readonly kind: 'take' | 'save';
  readonly hook: ToolProducts;
  /** Ids of products that were chosen in the list. */
  readonly handed: readonly string[];
}

interface ConnectedMenuProps {
  tool: ProductsTool;
  toolId: string;
  sheetId: string;
}

/** Pixels; the frame of tools has its sheet up to there. */
const SHEET_UP_TO = 600;

function ConnectedMenu({ tool, toolId, sheetId }: ConnectedMenuProps) {
  const t = useToolProductsWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const openHanded = useEffectEvent(async () => {
    const handed = receiveProducts();
    const hook = handed.length > 0 ? await loadProducts(toolId) : undefined;
    if (hook) setDialog({ kind: 'take', hook, handed });
  });
  useEffect(() => void openHanded(), []);

  async function select(id: 'take' | 'save' | 'all' | 'file') {
    sheet?.hidePopover?.();
    if (id === 'all' || id === 'file') {
      const path = id === 'all' ? paths.products : paths.file;
      return navigate(`${withLanguage(path, language)}#tool=${toolId}`);
    }
    const hook = await loadProducts(toolId);
    if (hook) setDialog({ kind: id, hook, handed: [] });
  }
  const close = () => setDialog(null);
  const isPhone = useIsNarrow(SHEET_UP_TO);
  const sheet = isPhone ? document.getElementById(sheetId) : null;
  const items = [
    { id: 'take', label: t('menu.take'), icon: 'download' },
    { id: 'save', label: t('menu.save'), icon: 'save' },
    { id: 'all', label: t('menu.all'), icon: 'table' },
    { id: 'file', label: t('menu.file'), icon: 'upload' },
  ] as const;
  return (
    <>
      {sheet ? (
        createPortal(
          items.map(({ id, label, icon }) => (
            <Button key={id} icon={icon} variant="quiet" words="wide" onClick={() => void select(id)}>
              {label}
            </Button>
          )),
          sheet,
        )
      ) : (
        <Menu
          label={t('menu.label')}
          icon="package"
          words="wide"
          items={items}
          onSelect={(id) => void select(id)}
        />
      )}
      {/* Outside the row of actions, whose styles are for its buttons. */}
      {createPortal(
        <DialogBoundary>
          {dialog?.kind === 'take' && <TakeDialog tool={tool} {...dialog} onClose={close} />}
          {dialog?.kind === 'save' && <SaveDialog tool={tool} hook={dialog.hook} onClose={close} />}
        </DialogBoundary>,
        document.body,
      )}
    </>
  );
}
