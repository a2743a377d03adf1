import type { ProductField } from '@seller-toolbox/products';

export type BulletTarget = `bullet-${1 | 2 | 3 | 4 | 5}`;

/** Where a column of a file goes: a field of a product, one of its bullets, or a column of the seller's own. */
export type ColumnTarget = Exclude<ProductField, 'bullets' | 'own'> | BulletTarget | 'own';
