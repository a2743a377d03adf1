import type { ReadReport } from '@seller-toolbox/file-import/report-file';
import { pageReader, ReportImport } from '@seller-toolbox/file-import/report-import';
import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import { MAX_SOURCES, type PatentField, type PatentSource } from '../../engine/patent-sources.schema.ts';
import { PATENT_KINDS } from '../../import/patent-kinds.data.ts';
import { toSource } from '../../import/to-source.ts';
import { loadSourceWords, SOURCE_WORDS, type SourceWords } from './source-words.ts';

export interface SourceFilesProps {
  picked: readonly File[];
  onSources: (sources: PatentSource[]) => void;
}

const loadSession = () => import('../../session/design-patent-search.session.ts');

/** Reads the visitor's files of Google Patents. */
export function SourceFiles(props: SourceFilesProps) {
  return (
    <LazyWords namespace={SOURCE_WORDS} load={loadSourceWords}>
      <Files {...props} />
    </LazyWords>
  );
}

function Files({ picked, onSources }: SourceFilesProps) {
  const t = useWords<SourceWords>(SOURCE_WORDS);
  const { openSession, manifest } = useToolEnvironment();
  return (
    <ReportImport
      picked={picked}
      openReader={() => openSession?.(manifest.id) ?? pageReader(loadSession)}
      kinds={[...PATENT_KINDS]}
      kindName={() => t('kind.google-patents')}
      // It comes from the kind above.
      fieldName={(field) => t(`field.${field as PatentField}`)}
      pasteLabel={t('sources.pasteLabel')}
      pasteHint={t('sources.pasteHint')}
      maxFiles={MAX_SOURCES}
      onReports={(reports) => onSources(reports.flatMap(({ reading, rows }) => sourceOf(reading, rows)))}
    />
  );
}

function sourceOf({ kind, name }: ReadReport['reading'], rows: ReadReport['rows']): PatentSource[] {
  const source = toSource({ kind: kind ?? '', name, date: null }, rows);
  return source ? [source] : [];
}
