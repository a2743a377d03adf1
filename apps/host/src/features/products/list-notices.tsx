import { useProductList } from '@seller-toolbox/product-store';
import { Notice, ProgressBar } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { useProductsWords } from './products-words.ts';

/** What the visitor has to know about how the list is kept. */
export function ListNotices() {
  const t = useProductsWords();
  const format = useFormat();
  const { list } = useProductList();
  const { writing } = list;
  return (
    <>
      {list.keeping === 'memory' && <Notice tone="warn">{t('keeping.memory')}</Notice>}
      {list.outcome !== 'done' && (
        <Notice tone="bad" live="assertive">
          {t(`keeping.${list.outcome}`)}
        </Notice>
      )}
      {list.keptNewer > 0 && (
        <Notice tone="warn" live="polite">
          {t('keeping.newer', { count: list.keptNewer })}
        </Notice>
      )}
      {writing && (
        <ProgressBar
          label={t('keeping.writing')}
          value={writing.done}
          max={writing.total}
          text={`${format.number(writing.done)} / ${format.number(writing.total)}`}
        />
      )}
    </>
  );
}
