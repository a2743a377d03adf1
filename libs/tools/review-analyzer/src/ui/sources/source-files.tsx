import type { ReadReport } from '@seller-toolbox/file-import/report-file';
import { pageReader, ReportImport } from '@seller-toolbox/file-import/report-import';
import { DAY_ORDER_OF_MARKETPLACE } from '@seller-toolbox/reference-data/day-orders.data';
import { useToolEnvironment, type Tool } from '@seller-toolbox/tool-kit';
import { Button, Disclosure, Field, Notice, TextInput } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import { useRef, useState } from 'react';
import { languagesOf } from '../../engine/read-reviews.ts';
import type { engine } from '../../engine/review-analyzer.engine.ts';
import {
  MAX_SOURCES,
  type ReviewField,
  type ReviewSource,
  type SourceKind,
} from '../../engine/review-sources.schema.ts';
import { REVIEW_KINDS } from '../../import/review-kinds.data.ts';
import { toSource } from '../../import/to-source.ts';
import { loadLexicons } from './loaded-engine.ts';
import { loadSourceWords, SOURCE_WORDS, type SourceWords } from './source-words.ts';

export interface SourceFilesProps {
  tool: Tool<typeof engine>;
  picked: readonly File[];
}

const loadSession = () => import('../../session/review-analyzer.session.ts');

/** The visitor's files, and which products are the seller's. */
export function SourceFiles(props: SourceFilesProps) {
  return (
    <LazyWords namespace={SOURCE_WORDS} load={loadSourceWords}>
      <Files {...props} />
    </LazyWords>
  );
}

function Files({ tool, picked }: SourceFilesProps) {
  const t = useWords<SourceWords>(SOURCE_WORDS);
  const { openSession, manifest } = useToolEnvironment();
  const { input, change, run } = tool;
  const { take, failed } = useSources((sources) => {
    change({ sources });
    run();
  });
  const hasAsins = input.sources.some(({ rows }) => rows.some(({ asin }) => asin !== undefined));
  return (
    <>
      <ReportImport
        picked={picked}
        openReader={() => openSession?.(manifest.id) ?? pageReader(loadSession)}
        kinds={REVIEW_KINDS}
        // Both come from the kinds above.
        kindName={(kind) => t(`kind.${kind as SourceKind}`)}
        fieldName={(field) => t(`field.${field as ReviewField}`)}
        pasteLabel={t('sources.pasteLabel')}
        pasteHint={t('sources.pasteHint')}
        maxFiles={MAX_SOURCES}
        likelyDayOrder={DAY_ORDER_OF_MARKETPLACE[input.marketplace]}
        onReports={(reports) => take(toSources(reports))}
      />
      {failed && (
        <Notice
          tone="bad"
          live="assertive"
          actions={
            <Button size="s" onClick={() => take(failed)}>
              {t('sources.tryAgain')}
            </Button>
          }
        >
          {t('sources.lexiconFailed')}
        </Notice>
      )}
      {hasAsins && (
        <SellerAsins
          asins={input.ownAsins}
          onAsins={(ownAsins) => {
            change({ ownAsins });
            run();
          }}
        />
      )}
    </>
  );
}

/** Hands on the sources when the lexicons of their languages are there; `failed` has those whose lexicons did not load. */
function useSources(onSources: (sources: ReviewSource[]) => void) {
  const [failed, setFailed] = useState<ReviewSource[] | null>(null);
  const latest = useRef<ReviewSource[]>([]);
  const take = (sources: ReviewSource[]) => {
    latest.current = sources;
    const isLatest = () => latest.current === sources;
    loadLexicons(languagesOf(sources.flatMap(({ rows }) => rows))).then(
      () => {
        if (!isLatest()) return;
        setFailed(null);
        onSources(sources);
      },
      () => {
        if (isLatest()) setFailed(sources);
      },
    );
  };
  return { take, failed };
}

function toSources(reports: readonly ReadReport[]): ReviewSource[] {
  return reports.flatMap(
    ({ reading: { kind, name, date }, rows }) => toSource({ kind: kind ?? '', name, date }, rows) ?? [],
  );
}

interface SellerAsinsProps {
  asins: readonly string[];
  onAsins: (asins: string[]) => void;
}

function SellerAsins({ asins, onAsins }: SellerAsinsProps) {
  const t = useWords<SourceWords>(SOURCE_WORDS);
  const [written, setWritten] = useState(asins.join(' '));
  return (
    <Disclosure summary={t('sources.sellerProduct')} look="boxed">
      <Field label={t('sources.sellerAsins')} hint={t('sources.sellerAsinsHint')}>
        <TextInput
          value={written}
          onValueChange={(text) => {
            setWritten(text);
            onAsins(text.split(/[\s,;]+/).filter(Boolean));
          }}
        />
      </Field>
    </Disclosure>
  );
}
