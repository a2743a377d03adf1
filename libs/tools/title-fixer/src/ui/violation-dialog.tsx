import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Badge, Dialog } from '@seller-toolbox/ui';
import type { TitleViolation } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';
import { useViolationText } from './violation-text.ts';
import styles from './violation-dialog.module.css';

export interface ViolationDialogProps {
  violations: readonly TitleViolation[];
  /** The offending part of the title. */
  text: string;
  /** The language of the listing. */
  language: string | undefined;
  onClose: () => void;
}

/** The violations of one part of the title: type, message, text, details and advice. */
export function ViolationDialog({ violations, text, language, onClose }: ViolationDialogProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  return (
    <Dialog open onClose={onClose} title={t('ui.detail')} closeLabel={platform('frame.dismiss')}>
      {violations.map((violation) => (
        <Violation key={violation.finding.code} violation={violation} text={text} language={language} />
      ))}
    </Dialog>
  );
}

interface ViolationProps {
  violation: TitleViolation;
  text: string;
  language: string | undefined;
}

function Violation({ violation, text, language }: ViolationProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const messageOf = useViolationText();
  const details = useDetails(violation);
  const { type, severity } = violation;
  return (
    <section className={styles.violation}>
      <p>
        <Badge tone={severity === 'error' ? 'bad' : 'warn'}>{platform(`severity.${severity}`)}</Badge>{' '}
        <strong>{t(`ui.type-${type}`)}</strong>
      </p>
      <p>{messageOf(violation)}</p>
      <dl className={styles.facts}>
        <dt>{t('ui.offendingText')}</dt>
        <dd lang={language} dir="auto">
          {text}
        </dd>
        {details.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.advice}>{t(`ui.advice-${type}`)}</p>
    </section>
  );
}

function useDetails({ foundChars, repeatedWords, maxLength }: TitleViolation) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return [
    ...(foundChars ?? []).map(({ char, positions }) => ({
      name: t('ui.detail-char', { char }),
      value: t('ui.detail-times', { count: format.number(positions.length) }),
    })),
    ...(repeatedWords ?? []).map(({ word, forms, count, allowed }) => ({
      name: t('ui.detail-word', { word: forms.join(' / ') || word }),
      value: t('ui.detail-allowed', { count: format.number(count), allowed: format.number(allowed) }),
    })),
    ...(maxLength === undefined
      ? []
      : [
          {
            name: t('ui.detail-limit'),
            value: t('ui.detail-characters', { count: format.number(maxLength) }),
          },
        ]),
  ];
}
