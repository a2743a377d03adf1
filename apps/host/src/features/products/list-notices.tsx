import { useProductList } from '@seller-toolbox/product-store';
import { Notice } from '@seller-toolbox/ui';
import { useProductsWords } from './products-words.ts';

/** What the visitor has to know about how the list is kept. */
export function ListNotices() {
  const t = useProductsWords();
  const { list } = useProductList();
  return (
    <>
      {list.keeping === 'memory' && <Notice tone="warn">{t('keeping.memory')}</Notice>}
      {list.outcome !== 'done' && (
        <Notice tone="bad" live="assertive">
          {t(`keeping.${list.outcome}`)}
        </Notice>
      )}
    </>
  );
}
