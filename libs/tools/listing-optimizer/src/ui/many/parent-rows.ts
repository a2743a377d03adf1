import type { TextTable } from '@seller-toolbox/file-import/table-file';

type Cells = readonly string[];

/** The columns by which a parent differs from what is sold. */
interface ParentColumns {
  readonly sku?: { readonly index: number } | undefined;
  readonly title?: { readonly index: number } | undefined;
  readonly price?: { readonly index: number } | undefined;
}

/** "Parentage", "parent_child", "parentage_level[marketplace_id=X]#1.value". */
const PARENTAGE = /^(?:parentage(?:[ _]level)?|parent[ _]child)(?:\[[^\]]*\])*(?:#\d+\.value)?$/iu;
/** "Parent SKU", "child_parent_sku_relationship[marketplace_id=X]#1.parent_sku". */
const PARENT_SKU = /^(?:parent[ _]sku|child_parent_sku_relationship.{0,200}\.parent_sku)$/iu;
const PARENT = /^(?:parent|variation parent|übergeordnet\w{0,2}|parent-artikel)$/iu;

/**
 * Whether a row is the parent of variations: its parentage says so, another row names its SKU as the parent, or it has neither
 * title nor price in a table with both.
 */
export function findParents(
  names: Cells,
  { sku, title, price }: ParentColumns,
  rows: TextTable['rows'],
): (cells: Cells) => boolean {
  const columnOf = (header: RegExp) => names.findIndex((name) => header.test(name.trim()));
  const [parentage, parentSku] = [columnOf(PARENTAGE), columnOf(PARENT_SKU)];
  const textAt = (cells: Cells, index: number | undefined) => (cells[index ?? -1] ?? '').trim();
  const parents = new Set(rows.map(({ cells }) => textAt(cells, parentSku)));
  parents.delete('');
  return (cells) => {
    const said = textAt(cells, parentage);
    if (said !== '') return PARENT.test(said);
    if (parents.has(textAt(cells, sku?.index))) return true;
    return title !== undefined && price !== undefined && isEmpty(cells);
  };

  function isEmpty(cells: Cells): boolean {
    return textAt(cells, title?.index) === '' && textAt(cells, price?.index) === '';
  }
}
