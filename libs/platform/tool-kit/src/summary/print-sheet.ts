import { isSampleResult } from '@seller-toolbox/tool-contract/manifest';
import type { Summary, SummaryCell } from '@seller-toolbox/tool-contract';
import { createFormat, currentLanguage, type Format } from '@seller-toolbox/words';
import { localIsoDate } from '../results/download.ts';
import { ruleSetName, ruleSetSource } from '../rule-set/rule-set-name.ts';
import type { ResultSubject } from '../tool-environment.tsx';
import styles from './print-sheet.module.css';
import { readInputs } from './read-inputs.ts';
import { writeCell, writeHead, writeRow, type SummaryWriter } from './summary-rows.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

export interface PrintSubject extends ResultSubject {
  readonly summary: Summary;
  readonly writer: SummaryWriter;
  readonly siteName: string;
}

/** A longer link is left out: it would fill the page. */
const MAX_PRINTED_LINK = 400;

/** Prints title, filled fields, result, rules and link on a sheet that replaces the page on paper. */
export async function printSheet(subject: PrintSubject): Promise<void> {
  // Some pictures are rendered for paper only.
  window.dispatchEvent(new Event('beforeprint'));
  await new Promise((resolve) => setTimeout(resolve));
  document.querySelector(`.${styles['sheet']}`)?.remove();
  const sheet = toSheet(subject);
  document.body.append(sheet);
  document.body.classList.add(styles['replaced'] ?? '');
  const remove = () => {
    sheet.remove();
    document.body.classList.remove(styles['replaced'] ?? '');
  };
  window.addEventListener('afterprint', remove, { once: true });
  subject.environment.print();
}

function toSheet({ tool, environment, i18n, summary, writer, siteName }: PrintSubject): HTMLElement {
  const format = createFormat(currentLanguage(i18n));
  const platform = i18n.getFixedT(null, 'platform');
  const { manifest } = environment;
  const { id } = manifest;
  const page = document.querySelector(`article[data-tool="${id}"]`);
  const inputs = page?.querySelector('[data-inputs]');
  const pictures = [...(page?.querySelectorAll('[data-printed]') ?? [])].map(copyOf);
  return element('div', styles['sheet'], [
    element('h1', undefined, [i18n.getFixedT(null, id)('catalogue.title')]),
    ...(isSampleResult(manifest, tool.output) ? [element('p', undefined, [platform('sample.text')])] : []),
    ...(inputs ? [inputList(readInputs(inputs), platform('frame.inputs'))] : []),
    element('h2', undefined, [platform('frame.result')]),
    ...(pictures.length > 0 ? [element('div', styles['pictures'], pictures)] : []),
    ...(summary.figures.length > 0 ? [figureTable(summary, writer, format)] : []),
    ...(summary.table ? [resultTable(summary.table, writer, format)] : []),
    element('footer', undefined, footLines({ tool, environment, i18n, siteName }, format)),
  ]);
}

function copyOf(picture: Element): Node {
  const copy = picture.cloneNode(true) as Element;
  copy.removeAttribute('hidden');
  return copy;
}

function footLines(
  { tool, environment, i18n, siteName }: Pick<PrintSubject, 'tool' | 'environment' | 'i18n' | 'siteName'>,
  format: Format,
): HTMLElement[] {
  const rules = { t: i18n.getFixedT(null, 'platform') as never, format };
  const { current } = tool.ruleSet;
  const link = tool.shareLink();
  const address =
    link !== null && link.length <= MAX_PRINTED_LINK ? link : environment.address.link('').replace(/#$/, '');
  const printed = i18n.getFixedT(null, SUMMARY_WORDS)('printed', {
    date: format.date(localIsoDate(environment.clock())),
  });
  return [
    ...(current ? [`${ruleSetName(current, rules)}. ${ruleSetSource(current, rules)}`] : []),
    `${siteName} · ${printed}`,
    address,
  ].map((line) => element('p', undefined, [line]));
}

function inputList(inputs: readonly (readonly [string, string])[], heading: string): HTMLElement {
  const pairs = inputs.map(([label, value]) =>
    element('div', undefined, [element('dt', undefined, [label]), element('dd', undefined, [value])]),
  );
  return element('section', undefined, [
    ...(pairs.length > 0 ? [element('h2', undefined, [heading])] : []),
    element('dl', undefined, pairs),
  ]);
}

function figureTable({ figures }: Summary, writer: SummaryWriter, format: Format): HTMLElement {
  const rows = figures.map((figure) => {
    const [label, value, unit] = writeRow(figure, writer);
    return element('tr', undefined, [
      element('th', undefined, [label]),
      element('td', typeof value === 'number' ? styles['number'] : undefined, [
        withUnit(value, unit, format),
      ]),
    ]);
  });
  return element('table', styles['figures'], [element('tbody', undefined, rows)]);
}

/** A table with more columns is set in smaller type. */
const MAX_WIDE_COLUMNS = 8;

/** A date or an id stays on one line. */
const MAX_UNBROKEN = 12;

function resultTable(
  { columns, rows }: NonNullable<Summary['table']>,
  writer: SummaryWriter,
  format: Format,
): HTMLElement {
  const heads = columns.map((column, index) =>
    element('th', typeof rows[0]?.[index] === 'number' ? styles['number'] : undefined, [
      writeHead(column, writer),
    ]),
  );
  const cellOf = (cell: SummaryCell) => {
    const text = withUnit(writeCell(cell, writer), '', format);
    const look = typeof cell === 'number' ? 'number' : text.length <= MAX_UNBROKEN ? 'short' : '';
    return element('td', styles[look], [text]);
  };
  return element('table', columns.length > MAX_WIDE_COLUMNS ? styles['many'] : undefined, [
    element('thead', undefined, [element('tr', undefined, heads)]),
    element(
      'tbody',
      undefined,
      rows.map((row) => element('tr', undefined, row.map(cellOf))),
    ),
  ]);
}

const CURRENCY = /^[A-Z]{3}$/;
const SMALLEST_WITH_TWO_DECIMALS = 1;
const SIGNIFICANT_DIGITS = 4;

/** A number as the language writes it; one below 1 keeps four digits. */
function withUnit(value: string | number, unit: string, format: Format): string {
  if (typeof value === 'string') return unit === '' || value === '' ? value : `${value} ${unit}`;
  if (CURRENCY.test(unit)) return format.money(value, unit);
  const digits =
    value !== 0 && Math.abs(value) < SMALLEST_WITH_TWO_DECIMALS
      ? format.significant(value, SIGNIFICANT_DIGITS)
      : format.number(value);
  if (unit === '%') return `${digits}%`;
  return unit === '' ? digits : `${digits} ${unit}`;
}

function element(
  tag: string,
  className: string | undefined,
  content: readonly (Node | string)[],
): HTMLElement {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.append(...content);
  return made;
}
