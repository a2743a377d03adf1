import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import type { MouseEvent } from 'react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fba-results.module.css';
import type { FbaEngine } from './page-engine.ts';
import { shortPlace } from './short-place.ts';

export interface RatesLineProps {
  readonly tool: Tool<FbaEngine>;
  readonly output: FbaOutput;
}

/** Whose rates these are and since when, with the way to where they were published, until when those of the season hold, and the way to the sources; nothing for the standard figures. */
export function RatesLine({ tool: { input, ruleSet }, output }: RatesLineProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { effectiveFrom, source } = ruleSet.current ?? {};
  if (!effectiveFrom) return null;
  const { season, feeSeason, seasonDays } = output;
  const since = t('ui.ratesSince', {
    place: shortPlace(input.marketplace, format),
    date: format.date(effectiveFrom),
  });
  return (
    <span className={styles.rates}>
      {source?.url ? (
        <a href={source.url} rel="noreferrer" target="_blank">
          {since}
        </a>
      ) : (
        since
      )}{' '}
      {season && seasonDays && feeSeason === season && (
        <span>{t(`ui.until-${season}`, { until: format.dayOfYear(seasonDays.until, 'short') })}</span>
      )}{' '}
      <button type="button" onClick={openSources}>
        {platform('ruleSet.title')}
      </button>
    </span>
  );
}

/** Opens the fold of the sources, further down on the page. */
function openSources({ currentTarget }: MouseEvent) {
  const fold = currentTarget.closest('article')?.querySelector<HTMLDetailsElement>('[data-rules] details');
  if (!fold) return;
  fold.open = true;
  fold.querySelector('summary')?.focus();
}
