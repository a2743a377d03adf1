import { RATE_SOURCES } from '@seller-toolbox/reference-data/exchange-rates.data';
import { useInstant, useToolWords } from '@seller-toolbox/tool-kit';
import type { RatesState } from '@seller-toolbox/tool-kit/rates';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge, classNames, Icon, type Tone } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import { rateAgeWarning } from './rate-age.ts';
import styles from './rates-state.module.css';
import { useCurrencyCodes } from './use-currency-codes.ts';

const TONES = { 'built-in': 'warn', stale: 'warn', stored: 'info', service: 'ok' } as const satisfies Record<
  string,
  Tone
>;

/** Date, source and number of the rates, and whether newer ones are available. */
export function RatesStateLine({ state }: { state: RatesState }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { rates, failure } = state;
  const kind = kindOf(state);
  const source = RATE_SOURCES[rates.source];
  const count = useCurrencyCodes(rates).length;
  const age = rateAgeWarning(rates.asOf, useInstant());
  return (
    <div className={styles.state}>
      <p className={classNames(styles.line, styles.pair)}>
        <Badge tone={TONES[kind]}>{t(`ui.rates-${kind}`)}</Badge>
        <span>{t('ui.rateDate', { date: format.date(rates.asOf) })}</span>
      </p>
      <p className={classNames(styles.line, styles.pair)}>
        <span>
          {t('ui.source')}{' '}
          {source ? (
            <a href={source.url} rel="noopener noreferrer" target="_blank">
              {source.name}
            </a>
          ) : (
            rates.source
          )}
        </span>
        <span>{t('ui.currencyCount', { count })}</span>
      </p>
      {/* Its space is reserved from the start, so that newer rates or their failure move nothing. */}
      <p className={classNames(styles.line, styles.news)}>
        {kind !== 'built-in' && (
          <span>{t('ui.updatedAt', { instant: format.dateTime(Date.parse(rates.lastUpdated)) })}</span>
        )}
        {kind === 'built-in' && age !== null && (
          <span className={styles.old}>
            <Icon name="triangle-alert" size={16} /> {t('ui.ratesOld', { count: age })}
          </span>
        )}
        {failure && <span>{t('ui.serviceAway')}</span>}
      </p>
    </div>
  );
}

/** A service without its own source returns the built-in rates; they count as built in. */
function kindOf({ rates, origin, isStale }: RatesState): keyof typeof TONES {
  if (rates.source === 'built-in') return 'built-in';
  return isStale ? 'stale' : origin;
}
