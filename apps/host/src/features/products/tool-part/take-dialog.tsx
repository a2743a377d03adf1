import type { ToolProducts } from '@seller-toolbox/products';
import { useProductList, type ListedProduct } from '@seller-toolbox/product-store';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import type { ProductsTool } from '@seller-toolbox/tool-kit';
import { Button, Dialog } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { ProductChoice } from './product-choice.tsx';
import { productLines, takenFields, takeProducts } from './take-products.ts';
import { useToolProductsWords } from './tool-products-words.ts';

export interface ToolDialogProps {
  tool: ProductsTool;
  hook: ToolProducts;
  onClose: () => void;
}

export interface TakeDialogProps extends ToolDialogProps {
  /** Ids of products that are chosen at first. */
  pending: readonly string[];
}

/** Puts products of the list into the tool's input. */
export function TakeDialog({ tool, hook, pending, onClose }: TakeDialogProps) {
  const t = useToolProductsWords();
  const platform = usePlatformWords();
  const { list } = useProductList();
  const [picked, setChosen] = useState<readonly ListedProduct[] | null>(null);
  const first = list.products.filter(({ id }) => pending.includes(id));
  const placeLines = hook.lines === undefined ? undefined : tool.placeLines;
  const takesSeveral = hook.list !== undefined || placeLines !== undefined;
  const chosen = picked ?? (takesSeveral ? first : first.slice(0, 1));

  function take() {
    if (chosen.length === 0) return;
    const products = chosen.map(({ product }) => product);
    tool.place(takeProducts(hook, tool.input, products).input);
    void tool.clear({ what: 'example', own: takenFields(hook) });
    if (products.length > 1) placeLines?.(productLines(hook, products));
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('menu.take')}
      closeLabel={platform('frame.dismiss')}
      footer={
        <Button variant="primary" icon="check" aria-disabled={chosen.length === 0} onClick={take}>
          {t('choice.take', { count: chosen.length })}
        </Button>
      }
    >
      {list.status === 'ready' && list.products.length === 0 ? (
        <p>
          {t('choice.empty')} <LocalLink to={paths.products}>{t('menu.label')}</LocalLink>
        </p>
      ) : (
        <ProductChoice
          products={list.products}
          multiple={takesSeveral}
          chosen={chosen}
          onChosen={setChosen}
        />
      )}
    </Dialog>
  );
}
