import { applyRepairs } from '@seller-toolbox/listing-text/claims/apply-repairs';
import { CLAIM_RULES } from '@seller-toolbox/listing-text/claims/claim-rules.data';
import type { ClaimFinding } from '@seller-toolbox/listing-text/claims/claim-finding';
import { Button, Icon, type IconName } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { MarkedText } from '../listing-title/marked-text.tsx';
import { toRuns } from '../listing-title/title-runs.ts';
import styles from './claim-list.module.css';
import type { ClaimedText } from './claimed-text.ts';
import { CLAIMS_WORDS, loadClaimsWords, useClaimsWords } from './claims-words.ts';

const ICONS: Readonly<Record<ClaimFinding['severity'], IconName>> = {
  error: 'circle-x',
  warning: 'triangle-alert',
  info: 'info',
};

export interface ClaimListProps {
  /** Those without findings are left out. */
  texts: readonly ClaimedText[];
  /** Of the listing. */
  language: string | undefined;
}

/** Texts with their findings marked in place, the words of each rule, and a button for each repair. */
export function ClaimList({ texts, language }: ClaimListProps) {
  const shown = texts.filter(({ claims }) => claims.length > 0);
  return (
    <LazyWords namespace={CLAIMS_WORDS} load={loadClaimsWords}>
      {shown.map((claimed) => (
        <ClaimedField key={claimed.name} claimed={claimed} language={language} />
      ))}
    </LazyWords>
  );
}

function ClaimedField({ claimed, language }: { claimed: ClaimedText; language: string | undefined }) {
  const t = useClaimsWords();
  const format = useFormat();
  const { label, text, claims, onRepair } = claimed;
  const repairs = claims.flatMap(({ repair }) => (repair ? [repair] : []));
  const marks = claims.filter((claim, index) =>
    claims.slice(0, index).every(({ end }) => end <= claim.start),
  );
  return (
    <div className={styles.field}>
      <MarkedText caption={label ?? ''} language={language}>
        {toRuns(text, marks).map(({ start, text: run, mark }) =>
          mark ? (
            <mark key={start} className={styles[mark.severity]}>
              {run}
            </mark>
          ) : (
            <span key={start}>{run}</span>
          ),
        )}
      </MarkedText>
      <ul className={styles.list}>
        {claims.map((claim) => (
          <Claim key={`${claim.rule}-${claim.start}`} claim={claim} text={text} onRepair={onRepair} />
        ))}
      </ul>
      {repairs.length > 1 && (
        <Button size="s" onClick={() => onRepair(applyRepairs(text, repairs))}>
          {t('claims.applyAll', { count: format.number(repairs.length) })}
        </Button>
      )}
    </div>
  );
}

function Claim({ claim, text, onRepair }: { claim: ClaimFinding } & Pick<ClaimedText, 'text' | 'onRepair'>) {
  const t = useClaimsWords();
  const platform = usePlatformWords();
  const format = useFormat();
  const { rule, severity, repair } = claim;
  const { source, checkedOn } = CLAIM_RULES[rule];
  const replacement = repair?.text.trim() ?? '';
  return (
    <li className={styles.claim} data-severity={severity}>
      <Icon name={ICONS[severity]} size={16} label={platform(`severity.${severity}`)} />
      <span>
        {t(`claims.${rule}`, { text: claim.text })}
        <small>{t('claims.source', { source, date: format.date(checkedOn) })}</small>
      </span>
      {repair ? (
        <Button size="s" onClick={() => onRepair(applyRepairs(text, [repair]))}>
          {replacement === ''
            ? t('claims.remove', { text: text.slice(repair.start, repair.end).trim() })
            : t('claims.replace', { text: replacement })}
        </Button>
      ) : (
        <small>{t('claims.rewrite')}</small>
      )}
    </li>
  );
}
