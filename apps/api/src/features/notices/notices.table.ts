import type { NoticeFault, NoticeState, NoticeChannel, SentKind } from '@seller-toolbox/contracts';
import type { ColumnType, Insertable, Selectable } from 'kysely';

/** Figures of a notice; never what a visitor wrote, never an address. */
export type NoticeDetails = Readonly<Record<string, string | number>>;

export interface NoticeTable {
  id: string;
  kind: SentKind;
  /** Kind and key of deduplication: the same key makes one notice. */
  key: string;
  details: ColumnType<NoticeDetails, string, never>;
  created_at: Date;
  /** When its deliveries were made; null: not yet. */
  planned_at: Date | null;
}

/** One way of a notice. */
export interface NoticeDeliveryTable {
  notice_id: string;
  way: NoticeChannel;
  state: NoticeState;
  /** Begun ones. */
  attempts: number;
  /** Of the next attempt while waiting, otherwise of the end. */
  at: Date;
  /** Of the last failed attempt. */
  fault: NoticeFault | null;
}

export type NoticeRow = Selectable<NoticeTable>;
export type NewNotice = Insertable<NoticeTable>;
export type NoticeDeliveryRow = Selectable<NoticeDeliveryTable>;
