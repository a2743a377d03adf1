import { systemInfo } from '@seller-toolbox/api-client/system-info';
import type { SystemInfo } from '@seller-toolbox/contracts/system';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge, Card } from '@seller-toolbox/ui';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { ReactNode } from 'react';
import { Moment, ZoneNote } from '../parts/moment.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import styles from './dashboard.module.css';
import { useDashboardWords } from './dashboard-words.ts';
import { toGigabytes } from './gigabytes.ts';
import { uptimeParts } from './uptime.ts';

const ASK_AGAIN_MS = MINUTE;

/** How the service is. */
export function SystemState() {
  const t = useDashboardWords();
  const query = useServiceQuery(['system-info'], systemInfo, { everyMs: ASK_AGAIN_MS });
  return (
    <Card title={t('system.title')}>
      <QueryView query={query} skeleton={{ count: 7 }}>
        {(info) => <States info={info} />}
      </QueryView>
      <p className={styles.zone}>
        <ZoneNote />
      </p>
    </Card>
  );
}

function States({ info }: { info: SystemInfo }) {
  const t = useDashboardWords();
  const { version, uptime, database, last_rollup, last_rates, ai, disk } = info;
  const duration = useDuration();
  return (
    <dl className={styles.states}>
      <State name={t('system.database')}>
        {t(`system.${database.kind}`)}{' '}
        <Badge tone={database.healthy ? 'ok' : 'bad'} icon={database.healthy ? 'circle-check' : 'circle-x'}>
          {t(database.healthy ? 'system.healthy' : 'system.unhealthy')}
        </Badge>
      </State>
      <State name={t('system.rollup')}>
        {last_rollup ? <Moment at={last_rollup} /> : t('system.notYet')}
      </State>
      <State name={t('system.rates')}>{last_rates ? <Moment at={last_rates} /> : t('system.notYet')}</State>
      <State name={t('system.ai')}>
        <AiState ai={ai} />
      </State>
      <State name={t('system.disk')}>
        <DiskState disk={disk} />
      </State>
      <State name={t('system.uptime')}>{duration(uptime)}</State>
      <State name={t('system.version')}>{version}</State>
    </dl>
  );
}

/** The used share of today's AI calls, if a provider is configured. */
function AiState({ ai }: Pick<SystemInfo, 'ai'>) {
  const t = useDashboardWords();
  const { number } = useFormat();
  if (ai === null) return t('system.unknown');
  if (!ai.configured) return t('system.aiOff');
  const counts = { used: number(ai.used_today), cap: number(ai.daily_cap) };
  return (
    <>
      {t('system.aiOn')} <span className={styles.more}>{t('system.aiUsed', counts)}</span>{' '}
      {ai.used_today >= ai.daily_cap && (
        <Badge tone="warn" icon="triangle-alert">
          {t('system.aiSpent')}
        </Badge>
      )}
    </>
  );
}

function DiskState({ disk }: Pick<SystemInfo, 'disk'>) {
  const t = useDashboardWords();
  const { number } = useFormat();
  if (disk === null) return t('system.unknown');
  const size = (bytes: number) => number(toGigabytes(bytes), { digits: 1 });
  return t('system.diskFree', { free: size(disk.free), total: size(disk.total) });
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Seconds as the two largest units: `3 d 4 h`. */
function useDuration(): (seconds: number) => string {
  const t = useDashboardWords();
  const { number } = useFormat();
  return (seconds) =>
    uptimeParts(seconds)
      .map(({ unit, count }) => t(`uptime.${unit}`, { count: number(count) }))
      .join(' ');
}
