import type { ReadReport } from '@seller-toolbox/file-import/report-file';
import { CATEGORIES } from '@seller-toolbox/fee-cards/selling/fee-card';
import { pageReader, ReportImport } from '@seller-toolbox/file-import/report-import';
import { DAY_ORDER_OF_MARKETPLACE } from '@seller-toolbox/reference-data/day-orders.data';
import { RESEARCH_MARKETPLACES } from '@seller-toolbox/reference-data/research-marketplaces.data';
import { NumberField, useToolEnvironment, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Disclosure, Field, Select, TextInput } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import { useState } from 'react';
import type { engine } from '../../engine/competitor-analyzer.engine.ts';
import {
  MAX_SOURCES,
  type CompetitorField,
  type SourceKind,
} from '../../engine/competitor-sources.schema.ts';
import { COMPETITOR_KINDS } from '../../import/competitor-kinds.data.ts';
import { toSource } from '../../import/to-source.ts';
import type zh from '../../locales/zh.json';
import styles from './sources.module.css';
import { loadSourceWords, SOURCE_WORDS, type SourceWords } from './source-words.ts';
import { PackageFields } from './package-fields.tsx';

export interface SourceFilesProps {
  tool: Tool<typeof engine>;
  picked: readonly File[];
}

const NONE = '';
const loadSession = () => import('../../session/competitor-analyzer.session.ts');

/** The visitor's files, and the seller's product and its costs. */
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
        kinds={COMPETITOR_KINDS}
        // Both come from the kinds above.
        kindName={(kind) => t(`kind.${kind as SourceKind}`)}
        fieldName={(field) => t(`field.${field as CompetitorField}`)}
        pasteLabel={t('sources.pasteLabel')}
        pasteHint={t('sources.pasteHint')}
        maxFiles={MAX_SOURCES}
        likelyDayOrder={DAY_ORDER_OF_MARKETPLACE[input.marketplace]}
        onReports={onReports}
      />
      {input.sources.length > 0 && <SellerProduct tool={tool} set={set} />}
    </>
  );
}

interface SellerProductProps {
  tool: SourceFilesProps['tool'];
  set: (part: Parameters<SourceFilesProps['tool']['change']>[0]) => void;
}

function SellerProduct({ tool, set }: SellerProductProps) {
  const { input } = tool;
  const t = useWords<SourceWords>(SOURCE_WORDS);
  const { t: toolWords } = useToolWords<typeof zh>();
  const format = useFormat();
  const [asins, setAsins] = useState(input.ownAsins.join(' '));
  return (
    <Disclosure summary={t('sources.sellerProduct')} look="boxed">
      <div className={styles.fields}>
        <Field label={toolWords('ui.marketplace')}>
          <Select
            options={RESEARCH_MARKETPLACES.map(({ code, sign }) => ({
              value: code,
              label: `${regionName(code, format)} (${sign})`,
            }))}
            value={input.marketplace}
            onValueChange={(marketplace) => set({ marketplace })}
          />
        </Field>
        <Field label={t('sources.sellerAsins')} hint={t('sources.sellerAsinsHint')}>
          <TextInput
            value={asins}
            onValueChange={(text) => {
              setAsins(text);
              set({ ownAsins: text.split(/[\s,;]+/).filter(Boolean) });
            }}
          />
        </Field>
        <Field label={t('sources.category')} hint={t('sources.categoryHint')}>
          <Select
            options={[
              { value: NONE, label: t('sources.categoryNone') },
              ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
            ]}
            value={input.category ?? NONE}
            onValueChange={(value) => set({ category: value === NONE ? null : value })}
          />
        </Field>
        {(['unitCost', 'fbaFee'] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`sources.${name}`)}
            hint={t(`sources.${name}Hint`)}
            value={input[name]}
            whenUnreadable={null}
            onValueChange={(value) => set({ [name]: value ?? null })}
          />
        ))}
      </div>
      <PackageFields tool={tool} onPackageChange={(ownPackage) => set({ ownPackage })} />
    </Disclosure>
  );
}

function aboutOf({ kind, name, date }: ReadReport['reading']) {
  return { kind: kind ?? '', name, date };
}
