import { CSV_START, guardFormulas, toCsvLine } from '@seller-toolbox/tool-kit';
import type { Combination } from '../engine/combination.ts';

export const FILE_FORMATS = ['txt', 'csv', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Writes a file of combinations in chunks. */
export interface FileWriter {
  readonly type: string;
  readonly start: string;
  readonly rows: (rows: readonly Combination[], isFirst: boolean) => string;
  readonly end: string;
}

/** @param headers of the columns combination, words and characters, for CSV */
export function fileWriter(format: FileFormat, headers: readonly [string, string, string]): FileWriter {
  switch (format) {
    case 'txt':
      return {
        type: 'text/plain;charset=utf-8',
        start: '',
        rows: (rows) => rows.map(({ combination }) => `${guardFormulas(combination)}\n`).join(''),
        end: '',
      };
    case 'csv':
      return {
        type: 'text/csv;charset=utf-8',
        start: CSV_START + toCsvLine(headers),
        rows: (rows) =>
          rows
            .map(({ combination, wordCount, charCount }) => toCsvLine([combination, wordCount, charCount]))
            .join(''),
        end: '',
      };
    case 'json':
      return {
        type: 'application/json',
        start: '[\n',
        rows: (rows, isFirst) =>
          rows
            .map(({ combination, wordCount, charCount }, index) => {
              const separator = isFirst && index === 0 ? '' : ',\n';
              return separator + JSON.stringify({ combination, wordCount, charCount });
            })
            .join(''),
        end: '\n]\n',
      };
  }
}
