import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { Button, Disclosure } from '@seller-toolbox/ui';
import { lazy, useState } from 'react';
import type zh from '../../locales/zh.json';
import type { AiProps } from './ai-props.ts';
import styles from './ai-section.module.css';

const AiSection = lazy(async () => ({ default: (await import('./ai-section.tsx')).AiSection }));

/** The button that asks the AI. Its code is loaded with the visitor's first change or press. */
export function AiSlot(props: AiProps) {
  const [isAskPressed, setAskPressed] = useState(false);
  return (
    <section className={styles.section}>
      {props.isDirty || isAskPressed ? (
        <LazyBoundary
          fallback={<AskButton {...props} busy={isAskPressed} onClick={() => setAskPressed(true)} />}
        >
          <AiSection {...props} asksOnMount={isAskPressed} />
        </LazyBoundary>
      ) : (
        <AskButton {...props} onClick={() => setAskPressed(true)} />
      )}
      <AiNote />
    </section>
  );
}

function AskButton({
  showsRules,
  busy,
  onClick,
}: Pick<AiProps, 'showsRules'> & { busy?: boolean; onClick: () => void }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <div className={styles.actions}>
      <Button icon="wrench" busy={busy ?? false} onClick={onClick}>
        {t('ui.aiFix')}
      </Button>
      {showsRules && <span className={styles.note}>{t('ui.rulesOnly')}</span>}
    </div>
  );
}

function AiNote() {
  const { t } = useToolWords<typeof zh>();
  return (
    <Disclosure
      summary={<span className={styles.note}>{t('ui.aiSends')}</span>}
      aside={<span className={styles.note}>{t('ui.aiPrivacy')}</span>}
    >
      <p className={styles.note}>{t('ui.aiNote')}</p>
    </Disclosure>
  );
}
