export { TableImport, type TableImportProps } from './table-import.tsx';
export { loadTableImportWords, TABLE_IMPORT_WORDS, type TableImportWords } from './table-import-words.ts';
export { useTableSource, type TableReader, type TableSource } from './use-table-source.ts';
