import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate, zipSync } from 'fflate';

/** Invented grants in the form of the office's weekly files. Names and titles are made of these words. */
const PRODUCT_NAMES = [
  'Bottle',
  'Phone stand',
  'Table lamp',
  'Backpack',
  'Charging dock',
  'Pet feeding bowl',
  'Shoe',
  'Fan',
  'Kitchen utensil',
  'Storage container',
  'Display screen with graphical user interface',
  'Vehicle wheel',
];
const ADJECTIVES = [
  'Folding',
  'Portable',
  'Insulated',
  'Ornamental',
  'Wireless',
  'Stackable',
  'Adjustable',
  'Ribbed',
];
const PART_NAMES = ['handle', 'lid', 'base', 'holder', 'cover', 'mount', 'strap', 'tray', 'hinge', 'cap'];
const OWNERS = [
  'Sample Home Goods',
  'Example Outdoor',
  'Sample Design Studio',
  'Example Electronics',
  'Sample Trading',
];
const SYLLABLES = [
  'ba',
  'ko',
  'ri',
  'ten',
  'mo',
  'lu',
  'sa',
  'vi',
  'nor',
  'del',
  'pha',
  'gu',
  'wel',
  'zi',
  'qua',
  'che',
];
const LOCARNO = [
  '0701',
  '1403',
  '2605',
  '0301',
  '1302',
  '3003',
  '0204',
  '2304',
  '0706',
  '0903',
  '1404',
  '1216',
];

export interface FakeGrants {
  /** Of the first design: `1000000` gives D1000000. */
  readonly firstNumber: number;
  readonly designs: number;
  /** Grants of another kind after each design; a real file has seven. */
  readonly othersPerDesign?: number;
  /** Day of the grant, `YYYY-MM-DD`. */
  readonly week: string;
  readonly filedOn?: string;
}

/** The XML documents of a fake weekly file of the patent office. */
export function* fakeGrantDocuments(fake: FakeGrants): Generator<string> {
  for (let at = 0; at < fake.designs; at++) {
    yield fakeDesignGrant(fake, at);
    for (let other = 0; other < (fake.othersPerDesign ?? 0); other++) yield fakeUtilityGrant(fake, at, other);
  }
}

/** The title of the fake design with an index. */
export function fakeDesignTitle(at: number): string {
  const pick = <Word>(words: readonly Word[], step: number) => words[(at * step) % words.length];
  const name = [at % 16, Math.floor(at / 16) % 16, Math.floor(at / 256) % 16]
    .map((index) => SYLLABLES[index])
    .join('');
  return `${pick(ADJECTIVES, 5)} ${pick(PRODUCT_NAMES, 7)?.toLowerCase()} ${name} with ${pick(PART_NAMES, 3)}`;
}

/** The XML of a fake design grant, in the format of the patent office. */
export function fakeDesignGrant(
  { firstNumber, week, filedOn = '2025-03-14' }: FakeGrants,
  at: number,
): string {
  const number = firstNumber + at;
  const owner = `${OWNERS[at % OWNERS.length]} ${SYLLABLES[at % 16]}${SYLLABLES[Math.floor(at / 16) % 16]} Co., Ltd.`;
  const day = week.replaceAll('-', '');
  const filed = filedOn.replaceAll('-', '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v47-2022-02-17.dtd" [ ]>
<us-patent-grant lang="EN" dtd-version="v4.7 2022-02-17" file="USD${number}-${day}.XML" status="PRODUCTION" id="us-patent-grant" country="US" date-produced="${day}" date-publ="${day}">
<us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>D${String(number).padStart(7, '0')}</doc-number><kind>S1</kind><date>${day}</date></document-id></publication-reference>
<application-reference appl-type="design"><document-id><country>US</country><doc-number>29${String(number % 1_000_000).padStart(6, '0')}</doc-number><date>${filed}</date></document-id></application-reference>
<us-application-series-code>29</us-application-series-code>
<us-term-of-grant><length-of-grant>${filedOn >= '2015-05-13' ? 15 : 14}</length-of-grant></us-term-of-grant>
<classification-locarno><edition>14</edition><main-classification>${LOCARNO[at % LOCARNO.length]}</main-classification></classification-locarno>
<classification-national><country>US</country><main-classification>D${String((at % 34) + 1).padStart(2, ' ')}${String((at % 900) + 1).padStart(3, ' ')}</main-classification></classification-national>
<invention-title id="d2e43">${fakeDesignTitle(at)}</invention-title>
<us-references-cited>${citation(at).repeat(6)}</us-references-cited>
<number-of-claims>1</number-of-claims>
<us-parties><us-applicants><us-applicant sequence="001" app-type="applicant" designation="us-only"><addressbook><orgname>Made applicant ${at % 97}</orgname><address><city>Shenzhen</city><country>CN</country></address></addressbook></us-applicant></us-applicants>
<inventors><inventor sequence="001" designation="us-only"><addressbook><last-name>Example</last-name><first-name>Mei</first-name></addressbook></inventor></inventors></us-parties>
<assignees><assignee><addressbook><orgname>${owner.replace('&', '&amp;')}</orgname><role>03</role></addressbook></assignee></assignees>
</us-bibliographic-data-grant>
</us-patent-grant>
`;
}

const citation = (at: number) =>
  `<us-citation><patcit num="00001"><document-id><country>US</country><doc-number>D${400_000 + (at % 99_999)}</doc-number><kind>S</kind><name>Example</name><date>19990100</date></document-id></patcit><category>cited by examiner</category></us-citation>`;

/** Other grants are about this long in the bibliographic files, mostly by what they cite. */
const UTILITY_CITATIONS = 60;

function fakeUtilityGrant({ week }: FakeGrants, at: number, other: number): string {
  const day = week.replaceAll('-', '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v47-2022-02-17.dtd" [ ]>
<us-patent-grant lang="EN" country="US" date-publ="${day}">
<us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>${10_000_000 + at * 8 + other}</doc-number><kind>B2</kind><date>${day}</date></document-id></publication-reference>
<application-reference appl-type="utility"><document-id><country>US</country><doc-number>18000000</doc-number><date>${day}</date></document-id></application-reference>
<invention-title id="d2e61">Made apparatus ${at}</invention-title>
<us-references-cited>${citation(at).repeat(UTILITY_CITATIONS)}</us-references-cited>
</us-bibliographic-data-grant>
</us-patent-grant>
`;
}

/** A weekly file of any documents, packed. */
export function packGrants(name: string, documents: Iterable<string>): Uint8Array {
  return zipSync({ [name]: new TextEncoder().encode([...documents].join('')) });
}

/** Writes a large weekly file without holding it in memory. */
export async function writeGrants(path: string, name: string, documents: Iterable<string>): Promise<void> {
  const file = createWriteStream(path);
  const zip = new Zip((error, part, isLast) => {
    if (error) file.destroy(error);
    else file.write(part);
    if (isLast) file.end();
  });
  const entry = new ZipDeflate(name, { level: 3 });
  zip.add(entry);
  let waiting = '';
  for (const document of documents) {
    waiting += document;
    if (waiting.length < 1_000_000) continue;
    entry.push(new TextEncoder().encode(waiting));
    waiting = '';
    if (file.writableNeedDrain) await new Promise((resolve) => file.once('drain', () => resolve(undefined)));
  }
  entry.push(new TextEncoder().encode(waiting), true);
  zip.end();
  await finished(file);
}
