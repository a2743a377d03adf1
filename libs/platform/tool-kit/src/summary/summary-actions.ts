import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import { isSampleResult } from '@seller-toolbox/tool-contract/manifest';
import type { AnySummarize, Summary, TextValue } from '@seller-toolbox/tool-contract';
import { addWords, createFormat, currentLanguage, type I18n, type WordParams } from '@seller-toolbox/words';
import { writeText as writeToolText, writeValue } from '@seller-toolbox/words/write-text';
import { download } from '../results/download.ts';
import type { ResultSubject } from '../tool-environment.tsx';
import { writeFinding } from '../write-finding.ts';
import { printSheet } from './print-sheet.ts';
import { toFileRows, type SummaryWriter } from './summary-rows.ts';
import { loadSummaryWords, SUMMARY_WORDS } from './summary-words.ts';

export interface SummarySubject extends ResultSubject {
  /** What puts the result into rows; undefined where the tool has nothing. */
  readonly loadSummarize: () => Promise<AnySummarize | undefined>;
  readonly siteName: string;
}

/** Saves the rows of the result; those of sample data say so. Rejects where something could not be loaded. */
export async function saveCsv(subject: SummarySubject): Promise<void> {
  const { tool, environment, i18n } = subject;
  const { manifest } = environment;
  const { summary, writer } = await summaryOf(subject);
  if (!summary) throw new Error(`the result of "${manifest.id}" has no rows`);
  const t = i18n.getFixedT(null, SUMMARY_WORDS);
  const { heads, rows } = toFileRows(summary, [t('label'), t('value'), t('unit')], writer);
  const platform = i18n.getFixedT(null, 'platform');
  const lines = isSampleResult(manifest, tool.output)
    ? [[...heads, platform('sample.note')], ...rows.map((row) => [...row, platform('frame.sampleData')])]
    : [heads, ...rows];
  download(
    CSV_START + lines.map(toCsvLine).join(''),
    { extension: 'csv', type: 'text/csv;charset=utf-8' },
    environment,
  );
  tool.trackUse({ action: 'csv' });
}

/** Prints the result as a page of its own; the page as it is where there are no rows, or none could be loaded. */
export async function printResult(subject: SummarySubject): Promise<void> {
  const { summary, writer } = await summaryOf(subject).catch(() => NO_SUMMARY);
  if (summary && writer) await printSheet({ ...subject, summary, writer });
  else subject.environment.print();
}

const NO_SUMMARY = { summary: undefined, writer: undefined };

/** The rows of the result, none where there is no result, and what writes them in the language of the page. */
async function summaryOf({ tool, environment, i18n, loadSummarize }: SummarySubject): Promise<{
  summary: Summary | undefined;
  writer: SummaryWriter;
}> {
  const language = currentLanguage(i18n);
  const [summarize, { default: words }] = await Promise.all([loadSummarize(), loadSummaryWords(language)]);
  addWords(i18n, language, { [SUMMARY_WORDS]: words });
  const summary =
    tool.output === undefined ? undefined : summarize?.(tool.output as never, tool.input as never);
  return { summary, writer: writerOf(environment.manifest.id, i18n) };
}

function writerOf(toolId: string, i18n: I18n): SummaryWriter {
  const format = createFormat(currentLanguage(i18n));
  const words = i18n.getFixedT(null, toolId);
  const t = (key: string, params: WordParams): string => words(key, params);
  return {
    textOf: (text) => writeToolText(text, { t, format }),
    findingOf: ({ params = {}, ...finding }) =>
      writeFinding(
        {
          ...finding,
          params: mapValues(params, (value) =>
            isList(value) ? [...value] : writeValue(value, { t, format }),
          ),
        },
        { t, format },
      ),
  };
}

function mapValues<Value, Written>(
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => Written,
): Record<string, Written> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}

function isList(value: TextValue | readonly string[]): value is readonly string[] {
  return Array.isArray(value);
}
