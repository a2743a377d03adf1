import { latestRates } from '@seller-toolbox/api-client/exchange-rates';
import { ratesState, refreshRates } from '@seller-toolbox/api-client/rates-review';
import type { RatesState } from '@seller-toolbox/contracts/rates-review';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { Badge, Card, Field, Select } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { InactiveButton } from '../parts/inactive-button.tsx';
import { Moment, ZoneNote } from '../parts/moment.tsx';
import { useNotify } from '../parts/notices.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useAddressFilters } from '../parts/use-address-filters.ts';
import { useFailure } from '../parts/use-failure.ts';
import { useServiceChange, useServiceQuery } from '../session/use-service.ts';
import { RateDays } from './rate-days.tsx';
import styles from './rates-page.module.css';
import { useRatesWords } from './rates-words.ts';

const RATES_KEY = ['rates-state'];
const DEFAULT_CURRENCY = 'CNY';
const FILTERS = { currency: (text: string) => (/^[A-Z]{3}$/.test(text) ? text : undefined) };

/** Where the exchange rates come from, how old they are, and how they changed. */
export function RatesPage() {
  const t = useRatesWords();
  const { values, set } = useAddressFilters(FILTERS);
  const currency = values.currency ?? DEFAULT_CURRENCY;
  const query = useServiceQuery([...RATES_KEY, currency], (options) => ratesState({ currency }, options), {
    everyMs: MINUTE,
    keepsLast: true,
  });
  return (
    <PageFrame title={t('head.title')} line={<ZoneNote />}>
      <QueryView query={query} skeleton={{ count: 6 }}>
        {(state) => (
          <>
            <SourceCard state={state} />
            <Card title={t('history.title', { currency })}>
              <div className={styles.currency}>
                <CurrencySelect
                  value={currency}
                  onChange={(chosen) => set({ currency: chosen === DEFAULT_CURRENCY ? undefined : chosen })}
                />
              </div>
              <RateDays days={state.days} currency={currency} />
            </Card>
          </>
        )}
      </QueryView>
    </PageFrame>
  );
}

function CurrencySelect({ value, onChange }: { value: string; onChange: (currency: string) => void }) {
  const t = useRatesWords();
  const { data } = useServiceQuery(['rates-latest'], latestRates);
  const codes = [...new Set([value, ...Object.keys(data?.rates ?? {})])]
    .filter((code) => code !== 'USD')
    .sort();
  return (
    <Field label={t('history.currency')}>
      <Select
        options={codes.map((code) => ({ value: code, label: code }))}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
}

const SOURCES: Readonly<Record<string, string>> = {
  frankfurter: 'Frankfurter',
  'open-er-api': 'open.er-api',
};

function SourceCard({ state }: { state: RatesState }) {
  const t = useRatesWords();
  const notify = useNotify();
  const failure = useFailure({});
  const { mutate, isPending } = useServiceChange((_: void, options) => refreshRates(options), [RATES_KEY]);

  function ask() {
    failure.clear();
    mutate(undefined, {
      onSuccess: ({ outcome }) =>
        notify({ tone: outcome === 'failed' ? 'bad' : 'ok', text: t(`outcome.${outcome}`) }),
      onError: failure.set,
    });
  }

  return (
    <Card
      title={t('source.title')}
      actions={
        <InactiveButton icon="reset" inactive={isPending || !state.has_source} onClick={ask}>
          {t('source.ask')}
        </InactiveButton>
      }
    >
      {failure.shown && <FailureNotice {...failure.shown} />}
      <dl className={styles.states}>
        <State name={t('source.name')}>{SOURCES[state.source] ?? t('source.builtIn')}</State>
        <State name={t('source.state')}>
          <Badge tone={state.stale ? 'warn' : 'ok'} icon={state.stale ? 'triangle-alert' : 'circle-check'}>
            {t(state.stale ? 'source.stale' : 'source.fresh')}
          </Badge>
        </State>
        <State name={t('source.asOf')}>{state.as_of}</State>
        <State name={t('source.received')}>
          {state.last_received_at ? <Moment at={state.last_received_at} /> : t('source.never')}
        </State>
        <State name={t('source.asked')}>
          {state.last_asked_at ? <Moment at={state.last_asked_at} /> : t('source.never')}
        </State>
        <State name={t('source.currencies')}>{state.currencies}</State>
      </dl>
      <p className={styles.note}>{t(state.has_source ? 'source.every' : 'source.none')}</p>
    </Card>
  );
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
