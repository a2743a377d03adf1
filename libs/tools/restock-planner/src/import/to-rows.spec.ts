import { isKnownHeader, matchColumns, readTable } from '@seller-toolbox/file-import/table-file';
import { INVENTORY_COLUMNS } from './inventory-columns.data.ts';
import { toRows } from './to-rows.ts';

function importText(text: string) {
  const table = readTable(text, { mostRows: 10_000, isKnown: isKnownHeader(INVENTORY_COLUMNS) });
  if (!table) throw new Error('no table');
  return toRows(table, matchColumns(table.headers, INVENTORY_COLUMNS));
}

describe('toRows of an inventory export', () => {
  it('of FBA inventory health gives stock, inbound and units sold in 7, 30 and 90 days', () => {
    const text = [
      '"snapshot-date","sku","fnsku","asin","product-name","condition","available","units-shipped-t7","units-shipped-t30","units-shipped-t60","units-shipped-t90","alert","your-price","days-of-supply","inbound-quantity","inbound-working"',
      '"2026-11-20","KETTLE-17","X001ABCDEF","B0ABCDEFGH","Kettle, 1.7 l","New","1,420","98","372","700","990","","29.99","110","240","0"',
    ].join('\n');
    expect(importText(text).rows).toEqual([
      expect.objectContaining({
        sku: 'KETTLE-17',
        onHand: 1420,
        inbound: 240,
        sales7: 98,
        sales30: 372,
        sales90: 990,
        dailySales: null,
        leadTimeDays: null,
      }),
    ]);
  });

  it('of the restock report is read by its own headers, without the sales in money', () => {
    const text =
      'Country,Product Name,FNSKU,Merchant SKU,ASIN,Condition,Supplier,Supplier part no.,Currency code,Price,Sales last 30 days,Units Sold Last 30 Days,Total Units,Inbound,Available,FC transfer\n' +
      'US,Mug,X1,MUG-350,B01,New,,,USD,12.00,2160.00,180,900,60,820,0\n';
    expect(importText(text).rows[0]).toMatchObject({
      sku: 'MUG-350',
      sales30: 180,
      inbound: 60,
      onHand: 820,
    });
  });

  it('has the terms, the supplier and the cost of each product', () => {
    const text =
      'sku,available,lead time,case pack,moq,days of cover,supplier,unit cost\n' +
      'A,10,45,24,240,60,Yiwu Lamps,"1,250.50"\nB,10,,,,,,n/a\n';
    const { rows, unreadable } = importText(text);
    expect(rows[0]).toMatchObject({
      leadTimeDays: 45,
      unitsPerCarton: 24,
      minimumOrder: 240,
      targetCoverDays: 60,
      supplier: 'Yiwu Lamps',
      unitCost: 1250.5,
    });
    expect(rows[1]).toMatchObject({
      leadTimeDays: null,
      targetCoverDays: null,
      supplier: '',
      unitCost: null,
    });
    expect(unreadable).toEqual([{ line: 3, field: 'unitCost', cell: 'n/a' }]);
  });

  it.each(['unit cost', '采购单价', '採購單價', '進貨單價', '進貨成本', '仕入単価'])(
    'reads the unit cost of the column %s',
    (header) => {
      expect(importText(`sku,available,${header}\nA,10,2.5\n`).rows[0]).toMatchObject({ unitCost: 2.5 });
    },
  );

  it('of Manage inventory, separated by tabs, sums the three kinds of inbound', () => {
    const text =
      'sku\tfnsku\tasin\tafn-fulfillable-quantity\tafn-inbound-working-quantity\tafn-inbound-shipped-quantity\tafn-inbound-receiving-quantity\n' +
      'LAMP-2\tX2\tB02\t260\t10\t20\t\n';
    expect(importText(text).rows[0]).toMatchObject({
      sku: 'LAMP-2',
      onHand: 260,
      inbound: 30,
      sales30: null,
    });
  });

  it('copied from a German spreadsheet reads thousands separators in its stock, not fractions', () => {
    expect(importText('Händler-SKU\tVerfügbar\tsales 30\nA\t1.420\t7\n').rows[0]).toMatchObject({
      onHand: 1420,
      sales30: 7,
    });
  });

  it('separated by commas, with three decimals throughout, has no thousands separators', () => {
    const text = 'sku,available,daily sales\nA,12.000,1.500\nB,30.000,2.125\n';
    expect(importText(text).rows).toMatchObject([
      { onHand: 12, dailySales: 1.5 },
      { onHand: 30, dailySales: 2.125 },
    ]);
  });

  it('in Chinese, and with decimal commas between semicolons, gives the same rows', () => {
    const text = '商家SKU;可售数量;日均销量;补货周期;箱规\n杯子;1.420;12,5;45;24\n';
    expect(importText(text).rows[0]).toMatchObject({
      sku: '杯子',
      onHand: 1420,
      dailySales: 12.5,
      leadTimeDays: 45,
      unitsPerCarton: 24,
    });
  });

  it('counts rows read, used and skipped with reasons; a cell without a number is missing, not zero', () => {
    const text = 'sku,available,daily sales,units per carton\nA,n/a,5,24\n,12,3,1\nB,-5,-1,2.5\nC,,0,\n';
    const imported = importText(text);
    expect(imported.read).toBe(4);
    expect(imported.skipped).toEqual([{ line: 3, reason: 'no-sku' }]);
    expect(imported.unreadable).toEqual([
      { line: 2, field: 'onHand', cell: 'n/a' },
      { line: 4, field: 'dailySales', cell: '-1' },
      { line: 4, field: 'unitsPerCarton', cell: '2.5' },
    ]);
    expect(imported.rows.map(({ sku, onHand, dailySales }) => [sku, onHand, dailySales])).toEqual([
      ['A', null, 5],
      ['B', -5, null],
      ['C', null, 0],
    ]);
  });

  it('of Amazon-fulfilled inventory counts the units that can be sold', () => {
    const imported = importText(
      'seller-sku\tasin\tcondition-type\tWarehouse-Condition-code\tQuantity Available\n' +
        'A-1\tB01\tNewItem\tSELLABLE\t120\nA-1\tB01\tNewItem\tUNSELLABLE\t3\n',
    );
    expect(imported.rows.map(({ sku, onHand }) => [sku, onHand])).toEqual([['A-1', 120]]);
    expect(imported.skipped).toEqual([{ line: 3, reason: 'unsellable' }]);
  });

  it('that was concatenated twice gives each product once, and the same SKU of two countries twice', () => {
    const line = 'DE,A-1,400,10';
    const imported = importText(['country,sku,available,daily sales', line, 'FR,A-1,7,1', line].join('\n'));
    expect(imported.rows.map(({ onHand }) => onHand)).toEqual([400, 7]);
    expect(imported.skipped).toEqual([{ line: 4, reason: 'repeated-line' }]);
  });

  it('of more than 5,000 products lists the products left out', () => {
    const lines = Array.from({ length: 5001 }, (_, index) => `S${index},1`).join('\n');
    const imported = importText(`sku,available\n${lines}`);
    expect(imported.rows).toHaveLength(5000);
    expect(imported.skipped).toEqual([{ line: 5002, reason: 'too-many' }]);
  });
});
