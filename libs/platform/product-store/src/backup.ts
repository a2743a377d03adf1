import { isRecord, parseJson } from '@seller-toolbox/tool-contract/json';
import { productSchema } from '@seller-toolbox/products';
import type { ListedProduct } from './product-list.ts';

const FORMAT = 'seller-toolbox-products';
const VERSION = 1;

/** Why a file is no backup of the list that can be restored. */
export type BackupRejection =
  | { readonly code: 'not-a-backup' | 'incomplete' }
  /** Written by a newer version of the site. */
  | { readonly code: 'newer-version'; readonly version: number }
  /** A product that cannot be one: its place from 1, and the field. */
  | { readonly code: 'broken-product'; readonly place: number; readonly field: string };

export type BackupRead =
  | { readonly ok: true; readonly products: readonly ListedProduct[]; readonly createdAt: string }
  | { readonly ok: false; readonly rejection: BackupRejection };

/** The whole list as one file. `now` in milliseconds. */
export function writeBackup(products: readonly ListedProduct[], now: number): string {
  const createdAt = new Date(now).toISOString();
  return JSON.stringify({ format: FORMAT, version: VERSION, createdAt, count: products.length, products });
}

/** Reads a backup as a whole or not at all: a part of it would look like the list. */
export function readBackup(text: string): BackupRead {
  const rejected = (rejection: BackupRejection): BackupRead => ({ ok: false, rejection });
  const isOurs = text.slice(0, 200).includes(FORMAT);
  const backup = parseJson(text);
  if (!isRecord(backup) || backup['format'] !== FORMAT) {
    return rejected({ code: isOurs ? 'incomplete' : 'not-a-backup' });
  }
  const { version, count, products, createdAt } = backup;
  if (typeof version !== 'number') return rejected({ code: 'incomplete' });
  if (version > VERSION) return rejected({ code: 'newer-version', version });
  if (!Array.isArray(products) || products.length !== count) return rejected({ code: 'incomplete' });
  const read: ListedProduct[] = [];
  for (const [index, entry] of products.entries()) {
    const { listed, field } = readEntry(entry);
    if (listed === null) return rejected({ code: 'broken-product', place: index + 1, field });
    read.push(listed);
  }
  if (new Set(read.map(({ id }) => id)).size < read.length) return rejected({ code: 'incomplete' });
  return { ok: true, products: read, createdAt: typeof createdAt === 'string' ? createdAt : '' };
}

function readEntry(entry: unknown): { readonly listed: ListedProduct | null; readonly field: string } {
  if (!isRecord(entry)) return { listed: null, field: 'product' };
  const { id, position } = entry;
  if (typeof id !== 'string' || id === '') return { listed: null, field: 'id' };
  if (typeof position !== 'number') return { listed: null, field: 'position' };
  const product = productSchema.safeParse(entry['product']);
  if (product.success) return { listed: { id, position, product: product.data }, field: '' };
  return { listed: null, field: String(product.error.issues[0]?.path[0] ?? 'product') };
}
