import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fba-results.module.css';
import type { FbaEngine } from './page-engine.ts';
import { shortPlace } from './short-place.ts';

export interface RatesLineProps {
  readonly tool: Tool<FbaEngine>;
  readonly output: FbaOutput;
}

/** Whose rates these are, and until when the season's or since when the card's, with the way to where they were published; nothing for the standard figures. */
export function RatesLine({ tool: { input, ruleSet }, output }: RatesLineProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { effectiveFrom, source } = ruleSet.current ?? {};
  if (!effectiveFrom) return null;
  const place = shortPlace(input.marketplace, format);
  const { season, feeSeason, seasonDays } = output;
  const said =
    season && seasonDays && feeSeason === season
      ? t(`ui.until-${season}`, { place, until: format.dayOfYear(seasonDays.until, 'short') })
      : t('ui.ratesSince', { place, date: format.date(effectiveFrom) });
  return source?.url ? (
    <a className={styles.rates} href={source.url} rel="noreferrer" target="_blank">
      {said}
    </a>
  ) : (
    <span className={styles.rates}>{said}</span>
  );
}
