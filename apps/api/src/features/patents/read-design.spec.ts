import { fakeDesignGrant } from '@seller-toolbox/testing/fake-grants';
import { locarnoClassOf, mayBeDesign, readDesign, usClassOf } from './read-design.ts';

const FAKE_GRANTS = { firstNumber: 987_654, designs: 1, week: '2026-11-17' };
const read = (change: (xml: string) => string = (xml) => xml) =>
  readDesign(Buffer.from(change(fakeDesignGrant(FAKE_GRANTS, 0))));

describe('readDesign', () => {
  it('reads number without leading zeros, days, classes and owner', () => {
    expect(read()).toEqual({
      number: 'D987654',
      title: 'Folding bottle bababa with handle',
      owners: 'Sample Home Goods baba Co., Ltd.',
      filed_on: '2025-03-14',
      granted_on: '2026-11-17',
      term_years: 15,
      expires_on: '2041-11-17',
      locarno_class: '07-01',
      us_class: 'D1/1',
      claims: 1,
    });
  });

  it('computes a missing term from the day of filing', () => {
    const without = (filed: string) =>
      read((xml) => xml.replace(/<us-term-of-grant>.*<\/us-term-of-grant>/, '').replace('20250314', filed));
    expect(without('20150512')).toMatchObject({ term_years: 14, expires_on: '2040-11-17' });
    expect(without('20150513')).toMatchObject({ term_years: 15, expires_on: '2041-11-17' });
  });

  it.each([
    ['14', 14],
    ['13', 15],
    ['16', 15],
  ])('reads the term %s as %d years', (written, years) => {
    const term = read((xml) => xml.replace('>15</length-of-grant>', `>${written}</length-of-grant>`));
    expect(term?.term_years).toBe(years);
  });

  it('uses applicants where there is no assignee, and persons by name', () => {
    const noAssignee = (xml: string) => xml.replace(/<assignees>.*<\/assignees>/, '');
    expect(read(noAssignee)).toMatchObject({ owners: 'Made applicant 0' });
    const person = (xml: string) =>
      noAssignee(xml).replace(
        '<orgname>Made applicant 0</orgname>',
        '<last-name>Li</last-name><first-name>Na</first-name>',
      );
    expect(read(person)).toMatchObject({ owners: 'Na Li' });
  });

  it('joins several owners, each once', () => {
    const second = (name: string) =>
      `</assignee><assignee><addressbook><orgname>${name}</orgname></addressbook></assignee></assignees>`;
    const owners = (name: string) =>
      read((xml) => xml.replace('</assignee></assignees>', second(name)))?.owners;
    expect(owners('B &amp; C')).toBe('Sample Home Goods baba Co., Ltd.; B & C');
    expect(owners('Sample Home Goods baba Co., Ltd.')).toBe('Sample Home Goods baba Co., Ltd.');
  });

  it('reads titles with markup, character references and entities of the document type', () => {
    const title = (written: string) =>
      read((xml) => xml.replace(/(<invention-title[^>]*>).*(<\/invention-title>)/, `$1${written}$2`))?.title;
    expect(title('Lamp <i>in</i>\n  two &#xe9;l&eacute;ments')).toBe('Lamp in two él&eacute;ments');
    expect(title(`Shoe&#x1;${'x'.repeat(600)}`)).toBeUndefined();
    expect(title(`Shoe ${'x'.repeat(600)}`)).toHaveLength(500);
  });

  it.each([
    ['a number of another kind', (xml: string) => xml.replace('D0987654', '10987654')],
    ['no number', (xml: string) => xml.replace('D0987654', '')],
    ['no title', (xml: string) => xml.replace(/(<invention-title[^>]*>).*(<\/invention-title>)/, '$1$2')],
    [
      'an impossible day',
      (xml: string) =>
        xml.replace('20261117</date></document-id></publ', '20260230</date></document-id></publ'),
    ],
    ['XML that ends early', (xml: string) => xml.slice(0, 2_000)],
    ['XML with crossed tags', (xml: string) => xml.replace('</kind>', '</date>')],
    ['a reissue', (xml: string) => xml.replace('appl-type="design"', 'appl-type="reissue"')],
  ])('rejects %s', (_what, change) => expect(read(change)).toBeNull());

  it('does not parse grants of another kind', () => {
    expect(mayBeDesign(Buffer.from('<application-reference appl-type="utility">'))).toBe(false);
    expect(mayBeDesign(Buffer.from('<application-reference appl-type="design">'))).toBe(true);
  });
});

it.each([
  ['1507', '15-07'],
  ['15-7', '15-07'],
  ['7-01', '07-01'],
  ['150', null],
  ['', null],
])('locarnoClassOf(%j) is %j', (written, read) => expect(locarnoClassOf(written)).toBe(read));

it.each([
  ['D15 86', 'D15/86'],
  ['D 7523', 'D7/523'],
  ['D142031', 'D14/203.1'],
  ['D2 875', 'D2/875'],
  ['D15/86', 'D15/86'],
  ['D1', null],
  ['206 216', null],
])('usClassOf(%j) is %j', (written, read) => expect(usClassOf(written)).toBe(read));
