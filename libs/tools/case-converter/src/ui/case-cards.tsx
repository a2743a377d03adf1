import { useToolWords } from '@seller-toolbox/tool-kit';
import { Button, CopyButton } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useId, type ReactNode } from 'react';
import type { TitleStyle } from '../engine/case-marks.ts';
import { CASE_MODES, convertCase, type CaseMode } from '../engine/case-modes.ts';
import type zh from '../locales/zh.json';
import { previewOf } from './text-preview.ts';
import styles from './case-cards.module.css';

export interface CaseCardsProps {
  text: string;
  titleStyle: TitleStyle;
  onTitleStyle: (style: TitleStyle) => void;
  onCopied: (mode: CaseMode) => void;
  /** Called with the converted text, which becomes the new text. */
  onApply: (mode: CaseMode, converted: string) => void;
}

/** One card per conversion with the start of its text. */
export function CaseCards({ text, titleStyle, onTitleStyle, onCopied, onApply }: CaseCardsProps) {
  const { t } = useToolWords<typeof zh>();
  const preview = previewOf(text);
  return (
    <ul className={styles.cards}>
      {CASE_MODES.map((mode) => (
        <CaseCard
          key={mode}
          mode={mode}
          shown={convertCase(preview.shown, mode, titleStyle)}
          rest={preview.rest}
          convert={() => convertCase(text, mode, titleStyle)}
          onCopied={() => onCopied(mode)}
          onApply={() => onApply(mode, convertCase(text, mode, titleStyle))}
        >
          {mode === 'title' && (
            <Button
              size="s"
              className={styles.option}
              icon={titleStyle === 'amazon' ? 'check' : undefined}
              aria-pressed={titleStyle === 'amazon'}
              onClick={() => onTitleStyle(titleStyle === 'amazon' ? 'plain' : 'amazon')}
            >
              {t('ui.amazonStyle')}
            </Button>
          )}
        </CaseCard>
      ))}
    </ul>
  );
}

interface CaseCardProps {
  mode: CaseMode;
  shown: string;
  rest: number;
  convert: () => string;
  onCopied: () => void;
  onApply: () => void;
  /** Options of the conversion. */
  children: ReactNode;
}

function CaseCard({ mode, shown, rest, convert, onCopied, onApply, children }: CaseCardProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const id = useId();
  return (
    <li className={styles.card}>
      <section aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id}>{t(`ui.${mode}`)}</h2>
          <div className={styles.actions}>
            <Button size="s" variant="quiet" onClick={onApply} aria-describedby={id}>
              {t('ui.apply')}
            </Button>
            <CopyButton
              size="s"
              text={convert}
              label={platform('frame.copy')}
              copiedLabel={platform('frame.copied')}
              failedLabel={platform('frame.copyFailed')}
              onCopied={onCopied}
            />
          </div>
        </div>
        <p className={styles.text} dir="auto">
          {shown}
          {rest > 0 && '…'}
        </p>
        {rest > 0 && <p className={styles.rest}>{t('ui.rest', { count: rest })}</p>}
        {children}
      </section>
    </li>
  );
}
