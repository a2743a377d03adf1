import {
  noticesSchema,
  noticeTestAnswerSchema,
  type Notices,
  type NoticeChannel,
} from '@seller-toolbox/contracts/notices';
import { callApi, type CallOptions } from './call-api.ts';

/** The ways of notices to the operator, and the last notices. */
export function readNotices(options: CallOptions = {}): Promise<Notices> {
  return callApi({ path: '/notices' }, noticesSchema, options);
}

/** Stores a test notice, which is sent within seconds. */
export async function testNotice(way: NoticeChannel, options: CallOptions = {}): Promise<void> {
  await callApi({ path: '/notices/test', method: 'POST', body: { way } }, noticeTestAnswerSchema, options);
}
