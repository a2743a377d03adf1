import type { ListedProduct } from '@seller-toolbox/product-store';
import type { ToolProducts } from '@seller-toolbox/products';
import { Button, CopyButton, DataTable, Disclosure, Field, Select, TextArea } from '@seller-toolbox/ui';
import { downloadFile } from '@seller-toolbox/ui/download-file';
import { LANGUAGES } from '@seller-toolbox/words';
import { useFormat, useLanguage, usePlatformWords } from '@seller-toolbox/words/react';
import { useMemo, useState } from 'react';
import { fieldLabel, useProductsWords } from '../products-words.ts';
import { chargedAsCsv } from './change-file.ts';
import styles from './change.module.css';
import { productColumn } from './change-tables.tsx';
import { chargedCheck, type ChargedCheck as Result, type ChargedLine } from './check-model.ts';
import { caseText, useCheckTexts, type CheckTexts } from './check-texts.ts';
import { NotComputedList } from './not-computed.tsx';
import { PartWaiting } from './part-waiting.tsx';
import { usePartRows } from './use-part-rows.ts';
import { useRowsShown } from './use-rows-shown.ts';

export interface ChargedCheckProps {
  products: readonly ListedProduct[];
  toolId: string;
  hook: ToolProducts;
  check: NonNullable<ToolProducts['check']>;
}

/** More rows are in the file. */
const MAX_SHOWN = 50;
/** Support answers a case about few products sooner. */
const IN_CASE = 20;

/** What the marketplace's report charges for each product against what the tool computes, and why they differ. */
export function ChargedCheck({ products, toolId, hook, check }: ChargedCheckProps) {
  const t = useProductsWords();
  const format = useFormat();
  const charged = useMemo(
    () => products.filter(({ product }) => product[check.charged] !== undefined),
    [products, check],
  );
  const requests = useMemo(() => [{ toolId, part: 'check' as const, now: Date.now() }], [toolId]);
  const { found, hasFailed } = usePartRows(requests, charged);
  const result = useMemo(
    () => found && chargedCheck(found.products, { rows: found.rows[0] ?? [], charged: check.charged }),
    [found, check],
  );
  const texts = useCheckTexts(toolId, check, useLanguage());
  if (charged.length === 0) return <p className={styles.note}>{t('check.none')}</p>;
  if (!result || !texts) return <PartWaiting hasFailed={hasFailed} />;
  const { lines, over, under, same, compared, notComputed } = result;
  return (
    <div className={styles.part}>
      <p className={styles.note}>{t('check.note')}</p>
      <p>
        {t('check.summary', {
          count: compared,
          same: format.number(same),
          over: format.number(over.length),
          under: format.number(under),
        })}
      </p>
      <LineTable lines={lines} texts={texts} />
      {lines.length > 0 && <ExportButton lines={lines} texts={texts} />}
      <NotComputedList
        {...{ toolId, hook }}
        title={t('check.notComputed', { count: notComputed.length })}
        products={notComputed}
      />
      {over.length > 0 && <SupportCase result={result} toolId={toolId} check={check} />}
    </div>
  );
}

interface LinesProps {
  lines: readonly ChargedLine[];
  texts: CheckTexts;
}

function LineTable({ lines, texts }: LinesProps) {
  const t = useProductsWords();
  const format = useFormat();
  const mostShown = useRowsShown(MAX_SHOWN);
  const amount = (key: 'charged' | 'computed' | 'difference' | 'monthly', header: string) => ({
    key,
    header,
    kind: 'number' as const,
    cell: (line: ChargedLine) => {
      const value = line[key];
      return value === null ? '–' : format.money(value, line.currency);
    },
  });
  return (
    <DataTable
      caption={t('change.shown', {
        shown: format.number(Math.min(mostShown, lines.length)),
        all: format.number(lines.length),
      })}
      captionLook="shown"
      look="boxed"
      narrow="stacked"
      columns={[
        productColumn(t),
        amount('charged', t('check.charged')),
        amount('computed', t('check.computed')),
        amount('difference', t('change.difference')),
        amount('monthly', t('check.monthly')),
        {
          key: 'why',
          header: t('check.why'),
          cell: ({ reasons }) =>
            reasons.length === 0 ? (
              t('check.unknown')
            ) : (
              <ul className={styles.reasons}>
                {reasons.map((reason) => (
                  <li key={reason.code}>{texts.reason(reason)}</li>
                ))}
              </ul>
            ),
        },
      ]}
      rows={lines.slice(0, mostShown)}
      rowKey={({ listed }) => listed.id}
      empty={t('check.equal')}
    />
  );
}

function ExportButton({ lines, texts }: LinesProps) {
  const t = useProductsWords();
  function save() {
    const fields = ['sku', 'asin', 'fnsku', 'marketplace', 'sizeTier', 'currency'] as const;
    const headers = [
      ...fields.map((field) => fieldLabel(t, field)),
      t('check.charged'),
      t('check.computed'),
      t('change.difference'),
      t('check.monthly'),
      t('check.why'),
    ];
    downloadFile(chargedAsCsv(lines, { headers, fields, reason: texts.reason }), {
      name: 'charged-fees.csv',
      type: 'text/csv',
    });
  }
  return (
    <Button icon="download" onClick={save}>
      {t('change.export')}
    </Button>
  );
}

/** The text to paste into a case, in the language of the support that reads it. */
function SupportCase({
  result: { over },
  toolId,
  check,
}: Pick<ChargedCheckProps, 'toolId' | 'check'> & { result: Result }) {
  const t = useProductsWords();
  const platform = usePlatformWords();
  const format = useFormat();
  const [language, setLanguage] = useState(useLanguage());
  const texts = useCheckTexts(toolId, check, language);
  const written = texts ? caseText(over.slice(0, IN_CASE), texts, check.caseText) : '';
  return (
    <Disclosure summary={t('check.case')} look="boxed">
      <div className={styles.case}>
        <Field label={t('check.caseLanguage')}>
          <Select
            options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
            value={language}
            onValueChange={setLanguage}
          />
        </Field>
        <Field
          label={t('check.caseShown', {
            shown: format.number(Math.min(IN_CASE, over.length)),
            all: format.number(over.length),
          })}
        >
          <TextArea value={written} readOnly rows={12} lang={language} />
        </Field>
        <CopyButton
          text={written}
          label={platform('frame.copy')}
          copiedLabel={platform('frame.copied')}
          failedLabel={platform('frame.copyFailed')}
        />
      </div>
    </Disclosure>
  );
}
