import { designPatentNumber } from '@seller-toolbox/reference-data/design-patent-number';
import {
  designExpiry,
  designTermYears,
  isDesignTerm,
} from '@seller-toolbox/reference-data/design-patent-term';
import { isDay } from '@seller-toolbox/tool-contract/days';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** A design patent as it is stored. Days are `YYYY-MM-DD`. */
export interface StoredDesign {
  /** `D987654`. */
  readonly number: string;
  readonly title: string;
  readonly owners: string;
  readonly filed_on: string | null;
  readonly granted_on: string;
  readonly term_years: number;
  readonly expires_on: string;
  readonly locarno_class: string | null;
  readonly us_class: string | null;
  readonly claims: number | null;
}

const MAX_TITLE = 500;
const MAX_OWNERS = 300;
const ROOT = Buffer.from('<us-patent-grant');
const DESIGN = Buffer.from('appl-type="design"');
const UNDEFINED_ENTITY = 'undefined entity';

/** Whether a document is a grant in the format used since 2005. */
export function isGrant(document: Buffer): boolean {
  return document.includes(ROOT);
}

/** Most grants are no designs: their documents are not parsed. */
export function mayBeDesign(document: Buffer): boolean {
  return document.includes(DESIGN);
}

/** The design patent of a document; null where it is unreadable or lacks its number, its title or a day. */
export function readDesign(document: Buffer): StoredDesign | null {
  const found = fieldsOf(document.toString('utf8'));
  if (!found) return null;
  const number = designPatentNumber(found.text('publication-reference/document-id/doc-number'));
  const grantedOn = dayOf(found.text('publication-reference/document-id/date'));
  const title = found.text('invention-title').slice(0, MAX_TITLE);
  if (number === null || grantedOn === null || title === '') return null;
  const filedOn = dayOf(found.text('application-reference/document-id/date'));
  const term = integerOf(found.text('us-term-of-grant/length-of-grant'));
  const years = term !== null && isDesignTerm(term) ? term : designTermYears(filedOn ?? grantedOn);
  return {
    number,
    title,
    owners: [...new Set(found.owners())].join('; ').slice(0, MAX_OWNERS),
    filed_on: filedOn,
    granted_on: grantedOn,
    term_years: years,
    expires_on: designExpiry(grantedOn, years),
    locarno_class: locarnoClassOf(found.text('classification-locarno/main-classification')),
    us_class: usClassOf(found.text('classification-national/main-classification', true)),
    claims: integerOf(found.text('number-of-claims')),
  };
}

/** `1507` or `15-7` as `15-07`. */
export function locarnoClassOf(written: string): string | null {
  const [, main, sub] = /^(\d{1,2})-(\d{1,2})$/.exec(written) ?? /^(\d{2})(\d{2})$/.exec(written) ?? [];
  return main === undefined || sub === undefined ? null : `${main.padStart(2, '0')}-${sub.padStart(2, '0')}`;
}

/** `D15 86`, `D 7523` or `D142031` as `D15/86`, `D7/523`, `D14/203.1`: class, subclass and decimals have fixed places. */
export function usClassOf(written: string): string | null {
  const fixed = /^D([ \d]\d)([ \d]{2}\d)(\d*)$/.exec(written);
  if (fixed) {
    const [, main = '', sub = '', decimals = ''] = fixed;
    return `D${Number(main)}/${sub.trim()}${decimals && `.${decimals}`}`;
  }
  const [, main, sub] = /^D\s*(\d{1,2})[\s/]+(\d[\d.A-Z]{0,7})$/.exec(written) ?? [];
  return main === undefined || sub === undefined ? null : `D${Number(main)}/${sub}`;
}

const BIBLIOGRAPHY = 'us-patent-grant/us-bibliographic-data-grant/';
/** Who owns a design: the first of these that a grant has. */
const PERSONS = [
  'assignees/assignee/',
  'us-parties/us-applicants/us-applicant/',
  'parties/applicants/applicant/',
] as const;

/** The texts of the bibliographic part by path; null where the XML is broken before its end or it is another application type. */
function fieldsOf(xml: string) {
  const texts = new Map<string, string>();
  const persons = PERSONS.map(() => [] as string[]);
  let path = '';
  let isBroken = false;
  let isDesign = false;
  let isOver = false;
  let person = { org: '', first: '', last: '' };
  const parser = new SaxesParser();
  const add = (text: string) => {
    if (isOver || !path.startsWith(BIBLIOGRAPHY)) return;
    const short = path.slice(BIBLIOGRAPHY.length);
    // A title may have markup in it.
    const key = short.startsWith('invention-title') ? 'invention-title' : short;
    if (key.endsWith('/orgname')) person.org += text;
    else if (key.endsWith('/first-name')) person.first += text;
    else if (key.endsWith('/last-name')) person.last += text;
    else if (texts.size < 2_000) texts.set(key, (texts.get(key) ?? '') + text);
  };
  // Entities of the document type are not resolved, and stay as they are written.
  parser.on('error', (error) => (isBroken ||= !error.message.includes(UNDEFINED_ENTITY) && !isOver));
  parser.on('opentag', ({ name, attributes, isSelfClosing }: SaxesTagPlain) => {
    path = path === '' ? name : `${path}/${name}`;
    if (name === 'application-reference') isDesign ||= attributes['appl-type'] === 'design';
    if (!isSelfClosing && PERSONS.some((ending) => `${path}/` === BIBLIOGRAPHY + ending))
      person = { org: '', first: '', last: '' };
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    PERSONS.forEach((ending, at) => {
      if (`${path}/` !== BIBLIOGRAPHY + ending) return;
      const name = person.org.trim() || [person.first.trim(), person.last.trim()].filter(Boolean).join(' ');
      if (name) persons[at]?.push(oneLine(name));
    });
    if (`${path}/` === BIBLIOGRAPHY) isOver = true;
    path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  });
  parser.write(xml);
  if (isBroken || !isOver || !isDesign) return null;
  return {
    text: (key: string, asWritten = false) => {
      const text = texts.get(key) ?? '';
      return asWritten ? text.replace(/[\r\n\t]/g, '').trimEnd() : oneLine(text);
    },
    owners: () => persons.find((names) => names.length > 0) ?? [],
  };
}

/** Also without control characters, which no database stores. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
}

function dayOf(written: string): string | null {
  const day = written.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return isDay(day) ? day : null;
}

function integerOf(written: string): number | null {
  return /^\d{1,6}$/.test(written) ? Number(written) : null;
}
