import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseJson } from '@seller-toolbox/tool-contract/json';

/** The ids of the products that the visitor has chosen in the list, for the page of the tool that is opened next. */
const pending = createStored<readonly string[]>({
  key: 'stb:pending-products',
  parse: (text) => {
    const ids = parseJson(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  },
  format: (ids) => JSON.stringify(ids),
  area: () => sessionStorage,
});

export function setPendingProducts(ids: readonly string[]): void {
  pending.write(ids);
}

export function hasPendingProducts(): boolean {
  return pending.read().length > 0;
}

/** The pending products, once. */
export function takePendingProducts(): readonly string[] {
  const ids = pending.read();
  if (ids.length > 0) pending.write([]);
  return ids;
}
