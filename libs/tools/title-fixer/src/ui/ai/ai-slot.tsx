import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { Button } from '@seller-toolbox/ui';
import { lazy, useState } from 'react';
import type { TitleFix, TitleFixerInput } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { AiFix } from './ai-fix.ts';
import styles from './ai-section.module.css';

const AiSection = lazy(async () => ({ default: (await import('./ai-section.tsx')).AiSection }));

export interface AiSlotProps {
  input: TitleFixerInput;
  /** The visitor has changed the input. */
  isDirty: boolean;
  fix: TitleFix | undefined;
  onFixed: (fix: AiFix) => void;
  onAnswered: (fix: AiFix) => void;
}

/** The button that asks the AI. Its code is loaded with the visitor's first change or press. */
export function AiSlot(props: AiSlotProps) {
  const [isAskPressed, setAskPressed] = useState(false);
  return (
    <section className={styles.section}>
      {props.isDirty || isAskPressed ? (
        <LazyBoundary fallback={<AskButton busy={isAskPressed} onClick={() => setAskPressed(true)} />}>
          <AiSection {...props} asksOnMount={isAskPressed} />
        </LazyBoundary>
      ) : (
        <AskButton onClick={() => setAskPressed(true)} />
      )}
      <AiNote />
    </section>
  );
}

function AskButton(props: { busy?: boolean; onClick?: () => void }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="wrench" {...props}>
        {t('ui.aiFix')}
      </Button>
    </div>
  );
}

function AiNote() {
  const { t } = useToolWords<typeof zh>();
  return <p className={styles.note}>{t('ui.aiNote')}</p>;
}
