import type { ReadReport } from '@seller-toolbox/file-import/report-file';
import { pageReader, ReportImport } from '@seller-toolbox/file-import/report-import';
import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import { MAX_SOURCES, type PatentField, type PatentSource } from '../../engine/patent-sources.schema.ts';
import { PATENT_KINDS } from '../../import/patent-kinds.data.ts';
import { toSource } from '../../import/to-source.ts';
import { loadOwnWords, OWN_WORDS, type OwnWords } from './own-words.ts';

export interface OwnFilesProps {
  picked: readonly File[];
  onSources: (sources: PatentSource[]) => void;
}

const loadSession = () => import('../../session/design-patent-search.session.ts');

/** Reads the visitor's files of Google Patents. */
export function OwnFiles(props: OwnFilesProps) {
  return (
    <LazyWords namespace={OWN_WORDS} load={loadOwnWords}>
      <Files {...props} />
    </LazyWords>
  );
}

function Files({ picked, onSources }: OwnFilesProps) {
  const t = useWords<OwnWords>(OWN_WORDS);
  const { openSession, manifest } = useToolEnvironment();
  return (
    <ReportImport
      picked={picked}
      openReader={() => openSession?.(manifest.id) ?? pageReader(loadSession)}
      kinds={[...PATENT_KINDS]}
      kindName={() => t('kind.google-patents')}
      // It comes from the kind above.
      fieldName={(field) => t(`field.${field as PatentField}`)}
      pasteLabel={t('own.pasteLabel')}
      pasteHint={t('own.pasteHint')}
      maxFiles={MAX_SOURCES}
      onReports={(reports) => onSources(reports.flatMap(({ reading, rows }) => sourceOf(reading, rows)))}
    />
  );
}

function sourceOf({ kind, name }: ReadReport['reading'], rows: ReadReport['rows']): PatentSource[] {
  const source = toSource({ kind: kind ?? '', name, date: null }, rows);
  return source ? [source] : [];
}
