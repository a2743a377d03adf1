import { readNotices, testNotice } from '@seller-toolbox/api-client/notices';
import type { Notices, NoticeState } from '@seller-toolbox/contracts/notices';
import { Badge, Button, Card, DataTable, Notice, type Tone } from '@seller-toolbox/ui';
import { SECOND } from '@seller-toolbox/tool-contract/durations';
import { useErrorText } from '../parts/error-text.ts';
import { Moment } from '../parts/moment.tsx';
import { useNotify } from '../parts/notices.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceChange, useServiceQuery } from '../session/use-service.ts';
import styles from './settings.module.css';
import { useSettingsWords } from './settings-words.ts';

const NOTICES_KEY = ['notices'] as const;
/** Deliveries run every ten seconds. */
const EVERY_MS = 5 * SECOND;

const STATE_TONES: Readonly<Record<NoticeState, Tone>> = { waiting: 'info', delivered: 'ok', failed: 'bad' };

/** The channels of notices to the operator, each with its test, and what became of the last notices. */
export function NoticeDelivery() {
  const t = useSettingsWords();
  const query = useServiceQuery(NOTICES_KEY, readNotices, { everyMs: EVERY_MS });
  return (
    <Card title={t('delivery.title')}>
      <QueryView query={query} skeleton={{ shape: 'row', count: 2 }}>
        {({ ways, recent }) => (
          <>
            <ul className={styles.list}>
              {ways.map((way) => (
                <Channel key={way.way} way={way} />
              ))}
            </ul>
            <Recent recent={recent} />
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Channel({ way: { way, target } }: { way: Notices['ways'][number] }) {
  const t = useSettingsWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const { mutate, isPending } = useServiceChange(testNotice, [NOTICES_KEY]);

  function test() {
    mutate(way, {
      onSuccess: () => notify({ tone: 'info', text: t('delivery.tested') }),
      onError: (error) => notify({ tone: 'bad', text: textOf(error) }),
    });
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{t(`way.${way}`)}</b>
        <p className={styles.summary}>{target ?? t(`delivery.missing-${way}`)}</p>
      </div>
      {target !== null && (
        <Button
          size="s"
          busy={isPending}
          aria-label={t('delivery.testOf', { way: t(`way.${way}`) })}
          onClick={test}
        >
          {t('delivery.test')}
        </Button>
      )}
    </li>
  );
}

function Recent({ recent }: Pick<Notices, 'recent'>) {
  const t = useSettingsWords();
  if (recent.length === 0) return <Notice>{t('delivery.none')}</Notice>;
  return (
    <DataTable
      caption={t('delivery.recent')}
      rows={recent}
      rowKey={({ id }) => id}
      columns={[
        { key: 'kind', kind: 'heading', header: t('delivery.kind'), cell: ({ kind }) => t(`notice.${kind}`) },
        { key: 'at', header: t('delivery.at'), cell: ({ created_at: at }) => <Moment at={at} /> },
        {
          key: 'state',
          header: <span className={styles.head}>{t('delivery.state')}</span>,
          cell: ({ deliveries }) => <Deliveries deliveries={deliveries} />,
        },
      ]}
    />
  );
}

function Deliveries({ deliveries }: Pick<Notices['recent'][number], 'deliveries'>) {
  const t = useSettingsWords();
  if (deliveries.length === 0) return <>—</>;
  return (
    <ul className={styles.deliveries}>
      {deliveries.map(({ way, state, fault, attempts }) => (
        <li key={way}>
          {t(`way.${way}`)} <Badge tone={STATE_TONES[state]}>{t(`delivery.${state}`)}</Badge>
          {fault !== null && <> {t('delivery.fault', { fault: t(`fault.${fault}`), attempts })}</>}
        </li>
      ))}
    </ul>
  );
}
