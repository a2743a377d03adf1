import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseJson } from '@seller-toolbox/tool-contract/json';

/** The ids of the products that the visitor has chosen in the list, for the page of the tool that is opened next. */
const handed = createStored<readonly string[]>({
  key: 'stb:handed-products',
  parse: (text) => {
    const ids = parseJson(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  },
  format: (ids) => JSON.stringify(ids),
  area: () => sessionStorage,
});

export function handProducts(ids: readonly string[]): void {
  handed.write(ids);
}

export function hasHandedProducts(): boolean {
  return handed.read().length > 0;
}

/** The handed products, once. */
export function receiveProducts(): readonly string[] {
  const ids = handed.read();
  if (ids.length > 0) handed.write([]);
  return ids;
}
