import { usePlatformWords } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { EmptyResult } from '../frame/empty-result.tsx';
import { ToolFrame, type ToolFrameProps } from '../frame/tool-frame.tsx';
import type { Tool } from '../use-tool.ts';
import { SampleBadge } from './sample-badge.tsx';
import styles from './sample-frame.module.css';

export interface SampleFrameProps {
  tool: Tool;
  /** What the sample is no proof of, where the general words do not say it. */
  notice?: string;
  /** Where the visitor's files go in: before the form, which then gives samples on request. */
  sources?: ReactNode;
  /** The results are a sample, as they are unless it is false; the form for samples is left out where they are not. */
  isSample?: boolean;
  form: ReactNode;
  /** Names the query of the result: the fields may have changed since. */
  heading: string;
  announcement: string;
  /** The breakdown; undefined while there is no output. */
  results: ReactNode;
  /** Replaces missing results; the frame's own words where it is left out. */
  empty?: ReactNode;
  /** Given while there is nothing to ask for: instead of results this line and the tips. */
  blank?: string | undefined;
  tips: readonly string[];
  explanation?: ReactNode;
  explanationCounts?: ToolFrameProps['explanationCounts'];
  saves?: ToolFrameProps['saves'];
}

/** The frame of a tool whose results are made up, or are so without the visitor's files: says so at the results and on paper. */
export function SampleFrame(props: SampleFrameProps) {
  const {
    tool,
    notice,
    sources,
    isSample = true,
    form,
    heading,
    announcement,
    results,
    empty,
    blank,
    tips,
    explanation,
  } = props;
  const t = usePlatformWords();
  return (
    <ToolFrame
      tool={tool}
      saves={props.saves ?? 'own'}
      layout="stacked"
      inputs={
        <>
          {sources}
          {isSample && form}
          {sources === undefined && (
            <Notice tone="warn" title={t('sample.title')}>
              {notice ?? t('sample.text')}
            </Notice>
          )}
        </>
      }
      announcement={blank ?? announcement}
      isBlank={blank !== undefined}
      results={
        blank === undefined ? (
          results !== undefined && (
            <>
              <div className={styles.head}>
                <h2>{heading}</h2>
                {isSample && <SampleBadge />}
              </div>
              {results}
            </>
          )
        ) : (
          <Blank tool={tool} line={blank} tips={tips} />
        )
      }
      empty={empty}
      explanation={blank === undefined ? explanation : undefined}
      explanationCounts={props.explanationCounts}
      tips={blank === undefined ? tips : []}
    />
  );
}

function Blank({ tool, line, tips }: { tool: Tool; line: string; tips: readonly string[] }) {
  const t = usePlatformWords();
  return (
    <div className={styles.blank}>
      <EmptyResult tool={tool}>{line}</EmptyResult>
      <h2>{t('frame.tips')}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}
