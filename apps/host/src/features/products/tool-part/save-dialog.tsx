import { useProductList, type ListedProduct } from '@seller-toolbox/product-store';
import { Button, Checkbox, Dialog, Field, Notice, TextInput } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import { ProductChoice } from './product-choice.tsx';
import { awaitsResults, productsOfTool, saveAll, saveOne } from './save-plan.ts';
import type { ToolDialogProps } from './take-dialog.tsx';
import { useToolProductsWords } from './tool-products-words.ts';

/** Saves what is in the tool's fields in a product of the list, or in several. */
export function SaveDialog({ tool, hook, onClose }: ToolDialogProps) {
  const t = useToolProductsWords();
  const platform = usePlatformWords();
  const { list, store } = useProductList();
  const [chosen, setChosen] = useState<readonly ListedProduct[]>([]);
  const [isNew, setNew] = useState(false);
  const [sku, setSku] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const products = productsOfTool(hook, tool);
  const [product = {}] = products;
  const isMany = products.length > 1;
  const addsNew = isNew || list.products.length === 0;
  const target = addsNew ? { sku } : chosen[0];
  const isReady = (isMany || target !== undefined) && !awaitsResults(hook, tool);

  async function save() {
    if (!isReady) return;
    const changes =
      isMany || !target ? saveAll(list.products, products) : saveOne(list.products, product, target);
    if ((await store.change(changes)) === 'done') onClose();
    else setFailed(true);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('menu.save')}
      closeLabel={platform('frame.dismiss')}
      footer={
        <Button variant="primary" icon="save" aria-disabled={!isReady} onClick={() => void save()}>
          {platform('frame.save')}
        </Button>
      }
    >
      {hasFailed && <Notice tone="bad">{t('save.failed')}</Notice>}
      {isMany ? (
        <p>{t('save.many', { count: products.length })}</p>
      ) : (
        <>
          {list.products.length > 0 && (
            <Checkbox label={t('save.new')} checked={isNew} onCheckedChange={setNew} />
          )}
          {addsNew ? (
            <Field label={t('save.sku')} hint={t('save.newHint')}>
              <TextInput data-autofocus value={sku} onValueChange={setSku} />
            </Field>
          ) : (
            <ProductChoice products={list.products} multiple={false} chosen={chosen} onChosen={setChosen} />
          )}
        </>
      )}
    </Dialog>
  );
}
