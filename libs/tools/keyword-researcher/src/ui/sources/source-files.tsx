import type { ReadReport } from '@seller-toolbox/file-import/report-file';
import { pageReader, ReportImport } from '@seller-toolbox/file-import/report-import';
import { DAY_ORDER_OF_MARKETPLACE } from '@seller-toolbox/reference-data/day-orders.data';
import { NumberField, useToolEnvironment, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure, Field, TextArea, TextInput } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type { engine } from '../../engine/keyword-researcher.engine.ts';
import { MAX_SOURCES, type KeywordField, type SourceKind } from '../../engine/keyword-sources.schema.ts';
import { ALL_KEYWORD_KINDS } from '../../import/keyword-kinds.data.ts';
import { toSource } from '../../import/to-source.ts';
import { CampaignFields } from './campaign-fields.tsx';
import styles from './sources.module.css';
import { loadSourceWords, SOURCE_WORDS, type SourceWords } from './source-words.ts';

export interface SourceFilesProps {
  tool: Tool<typeof engine>;
  picked: readonly File[];
}

const loadSession = () => import('../../session/keyword-researcher.session.ts');
const PARTS = ['demand', 'fit', 'headroom', 'share'] as const;

/** The visitor's reports, and what is known of the seller's product. */
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
  const [asins, setAsins] = useState(input.ownAsins.join(' '));
  const set = (part: Parameters<typeof change>[0]) => {
    change(part);
    run();
  };
  const onReports = (reports: readonly ReadReport[]) =>
    set({ sources: reports.flatMap(({ reading, rows }) => toSource(aboutOf(reading), rows) ?? []) });
  return (
    <>
      <ReportImport
        picked={picked}
        openReader={() => openSession?.(manifest.id) ?? pageReader(loadSession)}
        kinds={ALL_KEYWORD_KINDS}
        // Both come from the kinds above.
        kindName={(kind) => t(`kind.${kind as SourceKind}`)}
        fieldName={(field) => t(`field.${field as KeywordField}`)}
        pasteLabel={t('sources.pasteLabel')}
        pasteHint={t('sources.pasteHint')}
        maxFiles={MAX_SOURCES}
        likelyDayOrder={DAY_ORDER_OF_MARKETPLACE[input.marketplace]}
        onReports={onReports}
      />
      {input.sources.length > 0 && (
        <Disclosure summary={t('sources.sellerProduct')} look="boxed">
          <div className={styles.fields}>
            <Field label={t('sources.sellerAsins')} hint={t('sources.sellerAsinsHint')}>
              <TextInput
                value={asins}
                onValueChange={(text) => {
                  setAsins(text);
                  set({ ownAsins: text.split(/[\s,;]+/).filter(Boolean) });
                }}
              />
            </Field>
            <Field label={t('sources.listing')} hint={t('sources.listingHint')}>
              <TextArea rows={3} value={input.listing} onValueChange={(listing) => set({ listing })} />
            </Field>
          </div>
          <div className={styles.weights}>
            {PARTS.map((part) => (
              <NumberField
                key={part}
                label={t('sources.weight', { part: t(`part.${part}`) })}
                value={input.weights[part]}
                whenUnreadable={0}
                onValueChange={(value) => set({ weights: { ...input.weights, [part]: value ?? 0 } })}
              />
            ))}
          </div>
        </Disclosure>
      )}
      {input.sources.length > 0 && (
        <CampaignFields tool={tool} onCampaign={(campaign) => set({ campaign })} />
      )}
    </>
  );
}

function aboutOf({ kind, name, date, above }: ReadReport['reading']) {
  return { kind: kind ?? '', name, date, above };
}
