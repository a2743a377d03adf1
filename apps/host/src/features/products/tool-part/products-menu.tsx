import { loadProducts } from '@seller-toolbox/catalogue/products';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { DialogBoundary } from '../dialog-boundary.tsx';
import type { ProductsTool } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import { Menu } from '@seller-toolbox/ui/menu';
import { createPortal } from 'react-dom';
import type { ToolProducts } from '@seller-toolbox/products';
import { useLanguage } from '@seller-toolbox/words/react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageWordsBoundary } from '../../../site/base/page-words-boundary.tsx';
import { takePendingProducts } from '../pending-products.ts';
import { useToolProductsWords } from './tool-products-words.ts';

const TakeDialog = lazy(async () => ({ default: (await import('./take-dialog.tsx')).TakeDialog }));
const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

export interface ProductsMenuProps {
  tool: ProductsTool;
  toolId: string;
  /** The sheet of actions on a phone; null elsewhere. */
  sheet: HTMLElement | null;
  isOpenAtFirst: boolean;
}

/** What connects a tool with the list: a menu, or lines of the sheet on a phone. */
export function ProductsMenu(props: ProductsMenuProps) {
  return (
    <Suspense>
      <PageWordsBoundary namespace="tool-products">
        <ConnectedMenu {...props} />
      </PageWordsBoundary>
    </Suspense>
  );
}

interface OpenDialog {
  readonly kind: 'take' | 'save';
  readonly hook: ToolProducts;
  /** Ids of products that were chosen in the list. */
  readonly pending: readonly string[];
}

function ConnectedMenu({ tool, toolId, sheet, isOpenAtFirst }: ProductsMenuProps) {
  const t = useToolProductsWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const openHanded = useEffectEvent(async () => {
    const pending = takePendingProducts();
    const hook = pending.length > 0 ? await loadProducts(toolId) : undefined;
    if (hook) setDialog({ kind: 'take', hook, pending });
  });
  useEffect(() => void openHanded(), []);

  async function select(id: 'take' | 'save' | 'all' | 'file') {
    sheet?.hidePopover?.();
    if (id === 'all' || id === 'file') {
      const path = id === 'all' ? paths.products : paths.file;
      return navigate(`${withLanguage(path, language)}#tool=${toolId}`);
    }
    const hook = await loadProducts(toolId);
    if (hook) setDialog({ kind: id, hook, pending: [] });
  }
  const close = () => setDialog(null);
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
          isOpenAtFirst={isOpenAtFirst}
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
