export { TableImport, type TableImportProps } from './table-import.tsx';
export { useTableSource, type TableReader, type TableSource } from './use-table-source.ts';
