import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge, Button, Icon } from '@seller-toolbox/ui';
import { MoreIcon, type MoreIconName } from '@seller-toolbox/ui/more-icons';
import { useMemo } from 'react';
import { cleanHtml } from '@seller-toolbox/announcement-view/clean-html';
import type { ListColumn } from '../parts/list-column.ts';
import { Moment } from '../parts/moment.tsx';
import { RowOpener } from '../parts/row-opener.tsx';
import styles from './announcement-columns.module.css';
import { STATUS_TONES, TYPE_TONES } from './announcement-looks.ts';
import { useAnnouncementsWords } from './announcements-words.ts';

/** What can be done with a row. */
export interface RowActions {
  readonly onPreview: (row: Announcement) => void;
  readonly onEdit: (row: Announcement) => void;
  readonly onDuplicate: (row: Announcement) => void;
  readonly onDelete: (row: Announcement) => void;
}

interface RowProps {
  readonly row: Announcement;
}

function Title({ row, actions }: RowProps & { actions: RowActions }) {
  return (
    <div className={styles.title}>
      <RowOpener text={row.title} className={styles.open} onOpen={() => actions.onEdit(row)} />
      <p className={styles.excerpt} dir="auto">
        {textOf(row.content)}
      </p>
    </div>
  );
}

/** Simple HTML without its tags. */
function textOf(html: string): string {
  return cleanHtml(html, { toLocal: (path) => path }).textContent;
}

function Badges({ row }: RowProps) {
  const t = useAnnouncementsWords();
  return (
    <div className={styles.badges}>
      <Badge tone={TYPE_TONES[row.type]}>{t(`type.${row.type}`)}</Badge>
      <Badge tone={STATUS_TONES[row.status]}>{t(`status.${row.status}`)}</Badge>
      {row.status === 'draft' && (row.start_time !== null || row.end_time !== null) && (
        <Badge tone="warn">{t('schedule.badge')}</Badge>
      )}
    </div>
  );
}

function Start({ row }: RowProps) {
  const t = useAnnouncementsWords();
  return row.start_time === null ? t('time.atOnce') : <Moment at={row.start_time} />;
}

function End({ row }: RowProps) {
  const t = useAnnouncementsWords();
  return row.end_time === null ? t('time.never') : <Moment at={row.end_time} />;
}

function Times({ row }: RowProps) {
  return (
    <div className={styles.times}>
      <p>
        <Start row={row} />
      </p>
      <p>
        <End row={row} />
      </p>
    </div>
  );
}

/** Without the head of the column each time has its name. */
function CardTimes({ row }: RowProps) {
  const t = useAnnouncementsWords();
  return (
    <dl className={styles.cardTimes}>
      <dt>{t('field.start')}</dt>
      <dd>
        <Start row={row} />
      </dd>
      <dt>{t('field.end')}</dt>
      <dd>
        <End row={row} />
      </dd>
    </dl>
  );
}

function Creator({ row }: RowProps) {
  return (
    <div className={styles.times}>
      <p>{row.created_by_username}</p>
      <p>
        <Moment at={row.created_at} />
      </p>
    </div>
  );
}

interface ActionProps {
  readonly icon: MoreIconName | 'trash' | 'copy';
  readonly label: string;
  readonly onClick: () => void;
}

function Action({ icon, label, onClick }: ActionProps) {
  return (
    <Button variant="quiet" size="s" aria-label={label} title={label} onClick={onClick}>
      {icon === 'trash' || icon === 'copy' ? (
        <Icon name={icon} size={16} />
      ) : (
        <MoreIcon name={icon} size={16} />
      )}
    </Button>
  );
}

function Actions({ row, actions }: RowProps & { actions: RowActions }) {
  const t = useAnnouncementsWords();
  const of = { title: row.title };
  return (
    <div className={styles.actions}>
      <Action icon="eye" label={t('action.previewOf', of)} onClick={() => actions.onPreview(row)} />
      <Action icon="pencil" label={t('action.editOf', of)} onClick={() => actions.onEdit(row)} />
      <Action icon="copy" label={t('action.duplicateOf', of)} onClick={() => actions.onDuplicate(row)} />
      <Action icon="trash" label={t('action.deleteOf', of)} onClick={() => actions.onDelete(row)} />
    </div>
  );
}

export function useAnnouncementColumns(actions: RowActions): readonly ListColumn<Announcement>[] {
  const t = useAnnouncementsWords();
  const { number } = useFormat();
  return useMemo(
    () => [
      {
        key: 'title',
        kind: 'heading',
        header: t('field.title'),
        sortField: 'title',
        sortKind: 'text',
        cell: (row) => <Title row={row} actions={actions} />,
      },
      {
        key: 'creator',
        header: t('field.creator'),
        sortField: 'created_at',
        sortKind: 'time',
        sortName: t('field.createdAt'),
        cell: (row) => <Creator row={row} />,
      },
      { key: 'badges', header: t('field.typeAndStatus'), cell: (row) => <Badges row={row} /> },
      {
        key: 'priority',
        kind: 'number',
        header: t('field.priority'),
        sortField: 'priority',
        cell: (row) => number(row.priority),
      },
      {
        key: 'times',
        header: t('field.times'),
        sortField: 'start_time',
        sortKind: 'time',
        sortName: t('field.start'),
        cell: (row) => <Times row={row} />,
      },
      {
        key: 'views',
        kind: 'number',
        header: t('field.views'),
        sortField: 'seen_count',
        cell: (row) => number(row.seen_count),
      },
      {
        key: 'clicks',
        kind: 'number',
        header: t('field.clicks'),
        sortField: 'view_count',
        cell: (row) => number(row.view_count),
      },
      { key: 'actions', header: t('field.actions'), cell: (row) => <Actions row={row} actions={actions} /> },
    ],
    [actions, number, t],
  );
}

/** The same on a phone. */
export function AnnouncementCard({ row, actions }: RowProps & { actions: RowActions }) {
  const t = useAnnouncementsWords();
  const { number } = useFormat();
  return (
    <div className={styles.card}>
      <Badges row={row} />
      <Title row={row} actions={actions} />
      <p className={styles.facts}>
        {t('card.facts', {
          priority: row.priority,
          views: number(row.seen_count),
          clicks: number(row.view_count),
          creator: row.created_by_username,
        })}
      </p>
      <CardTimes row={row} />
      <Actions row={row} actions={actions} />
    </div>
  );
}
