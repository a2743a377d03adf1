import { usePlatformWords } from '@seller-toolbox/i18n/react';
import { Disclosure, Icon, StatusRegion } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { RuleSetBar } from '../rule-set/rule-set-bar.tsx';
import { useToolEnvironment } from '../tool-environment.tsx';
import type { Tool } from '../use-tool.ts';
import { FrameHead } from './frame-head.tsx';
import { FrameNotices } from './frame-notices.tsx';
import { RelatedTools } from './related-tools.tsx';
import styles from './tool-frame.module.css';

export interface ToolFrameProps {
  tool: Tool;
  inputs: ReactNode;
  /** The one figure that matters. On a phone it stays in sight while the inputs are. */
  figure?: ReactNode;
  /** What a screen reader is told when a result has settled; one short sentence. */
  announcement: string;
  /** The breakdown, the picture, the findings. */
  results: ReactNode;
  /** How the figure comes about: the formula with the visitor's numbers, source and date of each constant. */
  explanation?: ReactNode;
  /** What belongs to the tool but not to this one result: a reference table, a history. Across the whole width. */
  more?: ReactNode;
  tips?: readonly string[];
}

/** A result is announced once typing has rested this long, not per keystroke. */
const ANNOUNCED_AFTER = 1000;

/** The bones that all tools share, so that whoever knows one knows all. */
export function ToolFrame(props: ToolFrameProps) {
  const { tool, inputs, figure, announcement, results, explanation, more, tips = [] } = props;
  const { manifest } = useToolEnvironment();
  const t = usePlatformWords();
  const hasResult = tool.output !== undefined;
  return (
    <article className={styles.frame} data-tool={manifest.id}>
      <FrameHead tool={tool} />
      <FrameNotices tool={tool} />
      <RuleSetBar ruleSet={tool.ruleSet} />
      <div className={styles.columns}>
        <section className={styles.inputs} aria-label={t('frame.inputs')}>
          {inputs}
        </section>
        {hasResult && figure !== undefined && <div className={styles.figure}>{figure}</div>}
        <section
          className={styles.results}
          aria-label={t('frame.result')}
          data-figure={hasResult && figure !== undefined}
        >
          {hasResult ? results : <p className={styles.noResult}>{t('frame.noResult')}</p>}
        </section>
      </div>
      <StatusRegion message={tool.changes === 0 ? '' : announcement} delayMs={ANNOUNCED_AFTER} />
      {hasResult && explanation !== undefined && (
        <Disclosure summary={t('frame.explanation')} look="boxed" print="open">
          {explanation}
        </Disclosure>
      )}
      {more}
      {tips.length > 0 && (
        <section className={styles.tips}>
          <h2>{t('frame.tips')}</h2>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      {!manifest.needs.includes('ai') && (
        <p className={styles.private}>
          <Icon name="monitor" size={16} /> {t('frame.computedHere')}
        </p>
      )}
      <RelatedTools />
    </article>
  );
}
