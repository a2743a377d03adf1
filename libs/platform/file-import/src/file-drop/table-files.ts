/** For tools that read tables: texts with separators, and workbooks. */
export const TABLE_FILES =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
