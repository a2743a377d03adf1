import type { AuditChange, AuditFact, AuditRow } from '@seller-toolbox/contracts/audit';
import { Disclosure } from '@seller-toolbox/ui';
import { Fragment, type ReactNode } from 'react';
import { isWritten, languageOf } from '../app/record-names.ts';
import { Moment } from '../parts/moment.tsx';
import { useAuditWords } from './audit-words.ts';
import { useDetailNames } from './detail-names.ts';
import styles from './details.module.css';
import { textDifference } from './text-difference.ts';

/** Characters of both versions together; a longer change is folded. */
const MAX_UNFOLDED_LENGTH = 120;
/** More details, as of a new announcement, are folded. */
const MAX_UNFOLDED_DETAILS = 6;

/** The details of an action: values, and changes from one value to another. */
export function Details({ details }: Pick<AuditRow, 'details'>) {
  const t = useAuditWords();
  const { nameOf } = useDetailNames();
  // Untranslated fields first, then the texts language by language.
  const entries = Object.entries(details ?? {}).sort(([one], [other]) =>
    languageOf(one).localeCompare(languageOf(other)),
  );
  if (entries.length === 0) return '—';
  const list = (
    <dl className={styles.details}>
      {entries.map(([name, detail]) => (
        <div key={name}>
          <dt>{nameOf(name)}</dt>
          <dd dir="auto">
            <Detail name={name} detail={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
  if (entries.length <= MAX_UNFOLDED_DETAILS) return list;
  return (
    <div className={styles.fold}>
      <Disclosure summary={t('change.showFields', { count: entries.length })}>{list}</Disclosure>
    </div>
  );
}

function Detail({ name, detail }: { name: string; detail: AuditFact | AuditChange }) {
  const t = useAuditWords();
  if (typeof detail !== 'object' || detail === null) return <Value name={name} value={detail} />;
  const { before, after } = detail;
  if (!isWritten(name)) {
    return (
      <>
        <Before>
          <Value name={name} value={before} />
        </Before>
        <span aria-hidden="true"> → </span>
        <After>
          <Value name={name} value={after} />
        </After>
      </>
    );
  }
  const [old, now] = [String(before ?? ''), String(after ?? '')];
  const change = <TextChange before={old} after={now} />;
  if (old.length + now.length <= MAX_UNFOLDED_LENGTH) return change;
  return <Disclosure summary={t('change.show')}>{change}</Disclosure>;
}

const TIMES = ['start_time', 'end_time', 'password_expires_at'];

function Value({ name, value }: { name: string; value: AuditFact }) {
  const { valueOf } = useDetailNames();
  const isTime = TIMES.includes(name) && typeof value === 'string';
  return isTime ? <Moment at={value} /> : valueOf(name, value);
}

const KINDS = { same: Fragment, removed: Before, added: After } as const;

function TextChange({ before, after }: { before: string; after: string }) {
  return textDifference(before, after).map(({ kind, text }, index) => {
    const Part = KINDS[kind];
    return <Part key={index}>{text}</Part>;
  });
}

/** Removed words are struck through, added ones underlined. */
function Before({ children }: { children: ReactNode }) {
  const t = useAuditWords();
  return (
    <del className={styles.before}>
      <span className="visually-hidden">{t('change.before')} </span>
      {children}
    </del>
  );
}

function After({ children }: { children: ReactNode }) {
  const t = useAuditWords();
  return (
    <ins className={styles.after}>
      <span className="visually-hidden">{t('change.after')} </span>
      {children}
    </ins>
  );
}
