import type { ListedProduct } from '@seller-toolbox/product-store';
import { Field, TextInput } from '@seller-toolbox/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { findProducts } from '../find-products.ts';
import styles from './product-choice.module.css';
import { useToolProductsWords } from './tool-products-words.ts';

export interface ProductChoiceProps {
  products: readonly ListedProduct[];
  multiple: boolean;
  chosen: readonly ListedProduct[];
  onChosen: (chosen: readonly ListedProduct[]) => void;
}

/** More are found by typing. */
const MAX_SHOWN = 50;

/** Finds products by SKU, ASIN or title; the whole find can be chosen where a tool takes several. */
export function ProductChoice({ products, multiple, chosen, onChosen }: ProductChoiceProps) {
  const t = useToolProductsWords();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const found = useMemo(() => findProducts(products, { text: wanted, filter: 'all' }), [products, wanted]);
  const ids = new Set(chosen.map(({ id }) => id));
  const toggle = (listed: ListedProduct) => {
    if (!multiple) return onChosen([listed]);
    onChosen(ids.has(listed.id) ? chosen.filter(({ id }) => id !== listed.id) : [...chosen, listed]);
  };
  return (
    <fieldset className={styles.choice}>
      <Field label={t('choice.find')}>
        <TextInput type="search" icon="search" data-autofocus value={text} onValueChange={setText} />
      </Field>
      {multiple && (
        <label className={styles.row}>
          <input
            type="checkbox"
            checked={found.length > 0 && found.every(({ id }) => ids.has(id))}
            onChange={({ currentTarget }) => onChosen(currentTarget.checked ? found : [])}
          />
          <span>{t('choice.all', { count: found.length })}</span>
        </label>
      )}
      <div className={styles.list}>
        {found.slice(0, MAX_SHOWN).map((listed) => {
          const { sku, asin, title, marketplace } = listed.product;
          return (
            <label key={listed.id} className={styles.row}>
              <input
                type={multiple ? 'checkbox' : 'radio'}
                name="product"
                checked={ids.has(listed.id)}
                onChange={() => toggle(listed)}
              />
              <span>
                <strong dir="auto">{title ?? sku ?? asin}</strong>
                <span className={styles.code}>{[sku, asin, marketplace].filter(Boolean).join(' · ')}</span>
              </span>
            </label>
          );
        })}
      </div>
      {found.length > MAX_SHOWN && (
        <p className={styles.code}>{t('choice.more', { count: found.length - MAX_SHOWN })}</p>
      )}
      {found.length === 0 && <p>{t('choice.none')}</p>}
    </fieldset>
  );
}
