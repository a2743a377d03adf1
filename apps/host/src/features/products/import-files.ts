import {
  openPasted,
  openProducts,
  proposeMapping,
  readProducts,
  type ProductMapping,
  type ReadProduct,
  type ReadProducts,
} from '@seller-toolbox/file-import/product-file';
import type { NoTable, TextTable } from '@seller-toolbox/file-import/table-file';
import type { Product } from '@seller-toolbox/products';
import { PRODUCT_KEYS, type ImportRow } from '@seller-toolbox/product-store';

/** A file or a paste on its way into the list. */
export interface ImportFile {
  readonly name: string;
  readonly table: TextTable;
  readonly mapping: ProductMapping;
}

export interface RejectedFile {
  readonly name: string;
  readonly code: NoTable;
}

export async function openImport(files: readonly File[], pasted: { text: string; name: string } | null) {
  const opened = await Promise.all(
    files.map(async (file) => ({ name: file.name, read: await openProducts(file) })),
  );
  if (pasted) opened.push({ name: pasted.name, read: openPasted(pasted.text) });
  const accepted: ImportFile[] = [];
  const rejected: RejectedFile[] = [];
  for (const { name, read } of opened) {
    if (read.kind === 'refused') rejected.push({ name, code: read.code });
    else
      accepted.push({
        name,
        table: read.table,
        mapping: proposeMapping(read.table.headers, read.table.rows),
      });
  }
  return { accepted, rejected };
}

export interface FileReading extends ReadProducts {
  readonly file: ImportFile;
}

/** What names a product: the codes that it is found by, or its title. */
const NAMES = [...PRODUCT_KEYS, 'title'] as const;

/** The products of the files; a line that names none is a problem, because each import would add it again. */
export function readImport(
  files: readonly ImportFile[],
  marketplace: Product['marketplace'],
): readonly FileReading[] {
  return files.map((file) => {
    const read = readProducts(file.table, { mapping: file.mapping, ...(marketplace && { marketplace }) });
    const isNamed = ({ product }: ReadProduct) => NAMES.some((field) => product[field]);
    const nameless = read.products.filter((one) => !isNamed(one));
    return {
      ...read,
      file,
      products: read.products.filter(isNamed),
      problems: [...read.problems, ...nameless.map(({ line }) => ({ line, header: 'SKU', cell: '–' }))],
    };
  });
}

export function rowsOf(readings: readonly FileReading[]): readonly ImportRow[] {
  return readings.flatMap(({ file, products }) =>
    products.map(({ line, product }) => ({ file: file.name, line, product })),
  );
}
