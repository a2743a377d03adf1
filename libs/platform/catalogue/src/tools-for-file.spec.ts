import { toolsForFile } from './tools-for-file.ts';

const file = (name: string, content: string, type = '') => new File([content], name, { type });

describe('toolsForFile', () => {
  it('lists the tools that take a report, the most specific first', async () => {
    const report =
      'sku\tfnsku\tproduct-name\tcondition\tafn-fulfillable-quantity\nA-1\tX001ABCDEF\tMug\tNew\t40\n';
    expect(await toolsForFile(file('report.txt', report))).toEqual([
      'restock-planner',
      'barcode-labels',
      'title-fixer',
      'title-analyzer',
    ]);
  });

  it('recognizes a list of codes without headers', async () => {
    expect(await toolsForFile(file('list.csv', 'X001ABCDEF,Mug,4\nX004MM14RB,Pen,2\n'))).toEqual([
      'barcode-labels',
    ]);
  });

  it('recognizes a report in another language with its attribution window', async () => {
    const report =
      'Kampagnenname;Suchbegriff eines Kunden;Klicks;Ausgaben;7 Tage, Umsatz gesamt;7 Tage, Bestellungen gesamt\nA;becher;3;1,20;9,99;1\n';
    expect(await toolsForFile(file('bericht.csv', report))).toEqual(['search-term-analyzer']);
  });

  it('recognizes pictures and calendars by name or media type, without reading them', async () => {
    const unread = (name: string, type = '') => ({
      name,
      type,
      size: 10,
      arrayBuffer: () => Promise.reject(new Error('it was read')),
    });
    expect(await toolsForFile(unread('MAIN.JPG'))).toEqual(['image-checker']);
    expect(await toolsForFile(unread('picture', 'image/png'))).toEqual(['image-checker']);
    expect(await toolsForFile(unread('events.ics'))).toEqual(['amz-seller-calendar']);
  });

  it('lists no tool for a text, a broken workbook and a file that cannot be read', async () => {
    expect(await toolsForFile(file('letter.txt', 'Dear customer,\nthank you.\n'))).toEqual([]);
    expect(await toolsForFile(file('broken.xlsx', 'PK\u0003\u0004'))).toEqual([]);
    const broken = {
      name: 'a.csv',
      type: '',
      size: 9,
      arrayBuffer: () => Promise.reject(new Error('gone')),
    };
    expect(await toolsForFile(broken)).toEqual([]);
  });
});
