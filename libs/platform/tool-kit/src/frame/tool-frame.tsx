import type { ToolNeed } from '@seller-toolbox/tool-contract';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { buttonClass, classNames, Disclosure, Icon, StatusRegion } from '@seller-toolbox/ui';
import { lazy, Suspense, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { FieldsContext } from '../fields-state.ts';
import { RuleSetBar } from '../rule-set/rule-set-bar.tsx';
import { SaveResult } from '../summary/save-result.tsx';
import { StandardFigure } from '../rule-set/standard-figure.tsx';
import { useToolEnvironment } from '../tool-environment.tsx';
import type { Tool } from '../use-tool.ts';
import { useToolWords } from '../use-tool-words.ts';
import { ExplanationAside, type ExplanationCounts } from './explanation-aside.tsx';
import { FrameHead } from './frame-head.tsx';
import { FrameNotices } from './frame-notices.tsx';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';
import { NoResult } from './no-result.tsx';
import { RelatedTools } from './related-tools.tsx';
import { ReplacedExample } from './replaced-example.tsx';
import styles from './tool-frame.module.css';

export interface ToolFrameProps {
  tool: Tool;
  /** Left of the results, on a phone above them. */
  inputs?: ReactNode;
  /** The one figure that matters. On a phone it stays in sight while the inputs are; keep it to the figure. */
  figure?: ReactNode;
  /**
   * A small drawing of the result, 48 to 72 px wide and high, at the right of the figure while it is a sheet at the bottom of a
   * phone; nowhere else. Decorative: what it shows is in words beside it. Its tool imports `@seller-toolbox/tool-kit/figure-picture.css`.
   */
  figurePicture?: ReactNode;
  /** What a screen reader announces when a result has settled; one short sentence. */
  announcement: string;
  /** The same sentence by the specification's figures, where the page computes by others; shown where it differs. */
  standardFigure?: string | undefined;
  /** The breakdown, the picture, the findings. */
  results: ReactNode;
  /** The results say what will be here; they are no example. */
  isBlank?: boolean;
  /** Instead of results while there are none: what will be here, why it is not, one button. */
  empty?: ReactNode;
  /** The label of the field at a path of the input, for the list of problems. */
  labelOf?: ((path: string) => string | undefined) | undefined;
  /** `stacked` puts inputs above results on every screen: for tables, strips and long lists. */
  layout?: 'columns' | 'stacked';
  /** `own`: the inputs show the progress of a long run and cancel it; the frame then reports only a failure. */
  progress?: 'frame' | 'own';
  /** `own`: the results have a button that saves their table as it is shown. */
  saves?: 'frame' | 'own';
  /** In the fold of the rules in use: where each figure was published, and what is missing. */
  sources?: ReactNode;
  /** How the figure comes about: the formula with the visitor's numbers. */
  explanation?: ReactNode;
  /** Beside the title of the closed explanation. */
  explanationCounts?: ExplanationCounts | undefined;
  /** What belongs to the tool but not to this one result: a history, a table. Across the whole width. */
  more?: ReactNode;
  tips?: readonly string[];
}

// Few tools take long enough to need it.
const RunProgress = lazy(async () => ({ default: (await import('./run-progress.tsx')).RunProgress }));

/** Services that get what was typed: their tools say themselves what is sent. */
const SENDS_INPUT: readonly ToolNeed[] = ['ai', 'patents'];

/** A result is announced once typing has rested this long, not per keystroke. */
const ANNOUNCED_AFTER = 1000;

/** The layout that all tools share. */
export function ToolFrame(props: ToolFrameProps) {
  const {
    tool,
    inputs,
    figure,
    figurePicture,
    announcement,
    standardFigure,
    results,
    isBlank,
    empty,
    labelOf,
    layout = 'columns',
    progress,
    saves,
    sources,
    explanation,
    explanationCounts,
    more,
    tips = [],
  } = props;
  const { manifest, loadResultActions } = useToolEnvironment();
  const t = usePlatformWords();
  const { allProblems } = useToolWords();
  const { status } = tool.state;
  const hasResult = tool.output !== undefined;
  const hasFigure = hasResult && figure !== undefined;
  const mark = tool.isExample && hasResult && !isBlank ? t('frame.example') : undefined;
  const spoken = tool.problems.length > 0 ? allProblems(tool.problems, labelOf).join(' ') : announcement;
  return (
    <FieldsContext.Provider value={tool}>
      <article
        className={styles.frame}
        data-tool={manifest.id}
        onKeyDown={(event) => runOnCtrlEnter(event, tool)}
      >
        <FrameHead tool={tool} />
        <FrameNotices tool={tool} />
        <div className={classNames(styles[layout], !inputs && styles.single)}>
          {inputs && (
            <section className={styles.inputs} aria-label={t('frame.inputs')} data-inputs>
              {inputs}
            </section>
          )}
          {hasFigure && (
            <div
              ref={keepAboveKeyboard}
              className={styles.figure}
              onClick={showResult}
              data-key-figure
              data-example={mark}
            >
              {figure}
              {figurePicture && (
                <div aria-hidden="true" data-figure-picture>
                  {figurePicture}
                </div>
              )}
              <div className={styles.handle} data-example={mark}>
                <button type="button" className={buttonClass('quiet')} data-details>
                  <span>{t('frame.details')}</span>
                </button>
              </div>
            </div>
          )}
          <section
            className={styles.results}
            aria-label={t('frame.result')}
            aria-busy={status === 'running'}
            data-figure={hasFigure}
            data-example={hasFigure ? undefined : mark}
          >
            <ReplacedExample tool={tool} />
            {((status === 'running' && progress !== 'own') || status === 'failed') && (
              <Suspense fallback={null}>
                <RunProgress tool={tool} />
              </Suspense>
            )}
            {hasResult ? results : <NoResult tool={tool} empty={empty} labelOf={labelOf} />}
            <RuleSetBar ruleSet={tool.ruleSet}>
              {hasResult && standardFigure !== announcement && (
                <StandardFigure ruleSet={tool.ruleSet} figure={standardFigure} />
              )}
              {sources}
            </RuleSetBar>
            {hasResult && saves !== 'own' && loadResultActions && <SaveResult tool={tool} />}
          </section>
        </div>
        <StatusRegion message={tool.isDirty ? spoken : ''} delayMs={ANNOUNCED_AFTER} />
        {hasResult && explanation && (
          <Disclosure
            summary={t('frame.explanation')}
            aside={<ExplanationAside counts={explanationCounts} />}
            look="boxed"
            print="open"
          >
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
        {!manifest.needs.some((need) => SENDS_INPUT.includes(need)) && (
          <p className={styles.private}>
            <Icon name="monitor" size={16} /> {t('frame.computedHere')}
          </p>
        )}
        <RelatedTools />
      </article>
    </FieldsContext.Provider>
  );
}

/** While the results are below the screen, the figure at its bottom leads to them. */
function showResult({ currentTarget, target }: MouseEvent<HTMLElement>) {
  const results = currentTarget.nextElementSibling;
  if (!results || (target as Element).closest('button:not([data-details])')) return;
  if (currentTarget.dataset.afloat !== 'false') results.scrollIntoView({ block: 'center' });
}

function runOnCtrlEnter(event: KeyboardEvent, tool: Tool) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  tool.run();
}
