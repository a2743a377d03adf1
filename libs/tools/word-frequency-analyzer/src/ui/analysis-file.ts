import { CSV_START, toCsvLine } from '@seller-toolbox/tool-kit';
import type { EngineOutput, EngineParsedInput } from '@seller-toolbox/tool-contract';
import type { FrequencyCategory } from '../engine/frequency-category.ts';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';

type Output = EngineOutput<typeof engine>;

type FileText = `ui.${(typeof HEADERS)[number] | `category-${FrequencyCategory}`}`;

interface Analysis {
  readonly input: EngineParsedInput<typeof engine>;
  readonly output: Output;
  readonly t: (key: FileText) => string;
}

/** The content of a file with the analysis, with its ending and media type. */
export function analysisFile(
  format: 'JSON' | 'CSV',
  { input, output, t }: Analysis,
): [content: string, file: { extension: string; type: string }] {
  return format === 'JSON'
    ? [analysisJson(input, output), { extension: 'json', type: 'application/json' }]
    : [analysisCsv(output, t), { extension: 'csv', type: 'text/csv;charset=utf-8' }];
}

/** The analysis with its settings, without the text. */
export function analysisJson(
  { minLength, excludeCommonWords, mergeForms }: EngineParsedInput<typeof engine>,
  { findings: _, ...analysis }: Output,
): string {
  const settings = { minLength, excludeCommonWords, mergeForms };
  return JSON.stringify({ settings, ...analysis }, null, 2) + '\n';
}

const HEADERS = ['phraseWords', 'word', 'count', 'percent', 'category', 'forms'] as const;

/** The words and phrases as a CSV file with headers in the words of the tool. */
function analysisCsv(output: Output, t: Analysis['t']): string {
  const headers = HEADERS.map((name) => t(`ui.${name}`));
  const rows = analysisRows(output, (category) => t(`ui.category-${category}`));
  return CSV_START + [headers, ...rows].map(toCsvLine).join('');
}

/** Words, then phrases, as rows of a table: words in it, text, count, percentage, category, forms. */
export function analysisRows(
  { wordFrequencies, phrases }: Output,
  nameOf: (category: FrequencyCategory) => string,
): (string | number)[][] {
  return [
    ...wordFrequencies.map(({ word, count, percentage, category, forms }) => [
      1,
      word,
      count,
      Number(percentage.toPrecision(6)),
      nameOf(category),
      formsText(forms),
    ]),
    ...phrases.map(({ words, text, count }) => [words, text, count, '', '', '']),
  ];
}

function formsText(forms: Output['wordFrequencies'][number]['forms']): string {
  return forms.map(({ word, count }) => `${word} ${count}`).join(', ');
}
