import {
  convert,
  isFieldValue,
  quantityOfField,
  type Product,
  type ProductField,
} from '@seller-toolbox/products';
import type { DecimalSign, TextTable } from '@seller-toolbox/tool-contract';
import {
  bareNumber,
  isBlank,
  isLengthUnit,
  namesUnknownUnit,
  numberInCell,
  unitIn,
  type MeasureUnit,
} from '../table-file/cell-values.ts';
import { currenciesIn } from '../table-file/currencies-in.ts';
import { decimalSignOf } from '../table-file/number-style.ts';
import { conditionIn, currenciesOfHeader, marketplaceIn, yesOrNoIn } from './product-cells.ts';
import type { ColumnTarget } from './column-target.ts';
import { currencyOfLine, isInOther, type LineAmount } from './line-currency.ts';
import type { ProductMapping } from './product-mapping.ts';

export interface ReadProduct {
  readonly line: number;
  readonly product: Product;
}

/** A cell that its field cannot have; the rest of the line is read. */
export interface CellProblem {
  readonly line: number;
  readonly header: string;
  readonly cell: string;
  /** An amount in another currency than the line; left out, the cell cannot be read. */
  readonly code?: 'other-currency';
}

export interface ReadProducts {
  readonly products: readonly ReadProduct[];
  readonly problems: readonly CellProblem[];
  /** Headers of columns whose cells are in several units; each cell is read in its own. */
  readonly mixedUnits: readonly string[];
}

export interface ReadProductsOptions {
  readonly mapping: ProductMapping;
  /** For lines without one. */
  readonly marketplace?: Product['marketplace'];
}

/** The products in the lines of a table. Lines without any value are left out. */
export function readProducts(table: TextTable, { mapping, marketplace }: ReadProductsOptions): ReadProducts {
  const problems: CellProblem[] = [];
  const columns = columnsOf(table, mapping);
  const sign = decimalSign(table, mapping);
  const products = table.rows.flatMap(({ line, cells }) => {
    const reader = new LineReader(sign);
    for (const { column, header, target, ...terms } of columns) {
      const cell = cells[column] ?? '';
      if (isBlank(cell)) continue;
      if (!reader.read(target, cell, { header, ...terms })) problems.push({ line, header, cell });
    }
    const { product, others } = reader.product(marketplace);
    for (const { header, cell } of others) problems.push({ line, header, cell, code: 'other-currency' });
    return product === null ? [] : [{ line, product }];
  });
  return { products, problems, mixedUnits: mixedUnitsOf(table, columns) };
}

interface Column {
  readonly column: number;
  readonly header: string;
  readonly target: ColumnTarget;
  /** Of the header. */
  readonly unit: MeasureUnit | undefined;
  readonly currencies: readonly string[] | undefined;
}

/** Units before figures, so that a line knows them. */
function columnsOf({ headers, isHeadless }: TextTable, mapping: ProductMapping): readonly Column[] {
  const columns = mapping.flatMap((target, column) => {
    const header = headers[column] ?? '';
    // Column G of a file without headers is not in grams.
    const unit = isHeadless ? undefined : unitIn(header);
    return target === null ? [] : [{ column, header, target, unit, currencies: currenciesOfHeader(header) }];
  });
  return columns.sort((a, b) => Number(isUnitColumn(b)) - Number(isUnitColumn(a)));
}

function isUnitColumn({ target }: Pick<Column, 'target'>): boolean {
  return target === 'dimensionUnit' || target === 'weightUnit';
}

/** Whether a column says how others are meant. */
export function isContext(target: string): boolean {
  return target === 'dimensionUnit' || target === 'weightUnit' || target === 'currency' || target === 'sku';
}

/** Whether the cells of a column are figures. */
export function isFigureTarget(target: string): boolean {
  // Of texts that are no target it knows none.
  return quantityOfTarget(target as ColumnTarget) !== undefined;
}

function quantityOfTarget(target: ColumnTarget) {
  return target === 'own' || target.startsWith('bullet-')
    ? undefined
    : quantityOfField(target as ProductField);
}

function decimalSign(table: TextTable, mapping: ProductMapping): DecimalSign {
  if (table.decimalSign) return table.decimalSign;
  const figures = mapping.flatMap((target, column) => (target && quantityOfTarget(target) ? [column] : []));
  const cells = table.rows.flatMap(({ cells: line }) =>
    figures.map((column) => bareNumber(line[column] ?? '')),
  );
  return decimalSignOf(cells, table.delimiter).sign;
}

/** Headers of columns whose cells are in several units. */
export function mixedUnits(table: TextTable, mapping: ProductMapping): readonly string[] {
  return mixedUnitsOf(table, columnsOf(table, mapping));
}

function mixedUnitsOf({ rows }: TextTable, columns: readonly Column[]): readonly string[] {
  return columns.flatMap(({ column, header, target }) => {
    const quantity = isUnitColumn({ target }) ? 'unit' : quantityOfTarget(target);
    if (quantity !== 'length' && quantity !== 'weight' && quantity !== 'unit') return [];
    const units = new Set(
      rows.map(({ cells }) => unitIn(cells[column] ?? '')).filter((unit) => unit !== undefined),
    );
    return units.size > 1 ? [header] : [];
  });
}

type CellFormat = Pick<Column, 'header' | 'unit' | 'currencies'>;

/** Makes a product of the cells of one line. */
class LineReader {
  readonly #sign: DecimalSign;
  readonly #fields: Record<string, unknown> = {};
  readonly #own: Record<string, string> = {};
  readonly #bullets: string[] = [];
  readonly #unread = new Set<ProductField>();
  readonly #amounts: LineAmount[] = [];

  constructor(sign: DecimalSign) {
    this.#sign = sign;
  }

  /**
   * False for a cell that its field cannot have. A size or a weight that says no unit itself cannot be read either where the
   * unit of the line cannot: in the usual unit it would be another figure.
   */
  read(target: ColumnTarget, cell: string, terms: CellFormat): boolean {
    if (target === 'own') {
      this.#own[terms.header] = cell;
      return true;
    }
    if (target.startsWith('bullet-')) {
      this.#bullets[Number(target.slice('bullet-'.length)) - 1] = cell;
      return true;
    }
    // The others are fields.
    const field = target as ProductField;
    if (quantityOfField(field)) return this.#putFigure(field, cell, terms);
    const isRead = this.#put(field, textValue(field, cell));
    if (!isRead) this.#unread.add(field);
    return isRead;
  }

  /** Null for a line without values; `others` are amounts in another currency, which it is without. */
  product(marketplace: Product['marketplace']): {
    readonly product: Product | null;
    readonly others: readonly LineAmount[];
  } {
    if (this.#bullets.length > 0)
      this.#put(
        'bullets',
        Array.from(this.#bullets, (text?: string) => text ?? ''),
      );
    if (Object.keys(this.#own).length > 0) this.#put('own', this.#own);
    if (Object.keys(this.#fields).length === 0) return { product: null, others: [] };
    const fields: Product = { ...(marketplace && { marketplace }), ...this.#fields };
    const currency = currencyOfLine(this.#amounts, fields);
    const product: Product = currency === undefined ? fields : { ...fields, currency };
    const others = this.#amounts.filter((amount) => isInOther(amount, currency));
    for (const { field } of others) delete product[field];
    return { product, others };
  }

  #put(field: ProductField, value: unknown): boolean {
    if (value === undefined || !isFieldValue(field, value)) return false;
    this.#fields[field] = value;
    return true;
  }

  #putFigure(field: ProductField, cell: string, { header, unit, currencies }: CellFormat): boolean {
    const value = numberInCell(cell, this.#sign);
    if (value === null) return false;
    const quantity = quantityOfField(field);
    if (quantity === 'length' || quantity === 'weight') {
      return !namesUnknownUnit(cell) && this.#putMeasure(field, value, unitIn(cell) ?? unit);
    }
    // Several columns may be parts of one figure.
    const before = field === 'stockInbound' ? this.#fields[field] : 0;
    if (!this.#put(field, value + (typeof before === 'number' ? before : 0))) return false;
    if (quantity === 'money')
      this.#amounts.push({ field, header, cell, currencies: currenciesIn(cell) ?? currencies });
    return true;
  }

  #putMeasure(field: ProductField, value: number, unit: MeasureUnit | undefined): boolean {
    const isLength = quantityOfField(field) === 'length';
    const unitField = isLength ? 'dimensionUnit' : 'weightUnit';
    if (unit === undefined ? this.#unread.has(unitField) : isLengthUnit(unit) !== isLength) return false;
    const ofLine = this.#fields[unitField] as MeasureUnit | undefined;
    if (unit !== undefined && ofLine === undefined) this.#fields[unitField] = unit;
    const isConverted = unit !== undefined && ofLine !== undefined && unit !== ofLine;
    return this.#put(field, isConverted ? convert(value, unit, ofLine) : value);
  }
}

function textValue(field: ProductField, cell: string): unknown {
  switch (field) {
    case 'marketplace':
      return marketplaceIn(cell);
    case 'dimensionUnit':
    case 'weightUnit':
      return unitIn(cell);
    case 'isDangerous':
    case 'isApparel':
      return yesOrNoIn(cell);
    case 'condition':
      return conditionIn(cell);
    case 'currency':
      return codeOfCurrency(cell);
    default:
      return cell;
  }
}

/** A code as it is, a sign or a name where it is that of one currency. */
function codeOfCurrency(cell: string): string {
  const [code, ...others] = currenciesIn(cell) ?? [];
  return code !== undefined && others.length === 0 ? code : cell.trim().toUpperCase();
}
