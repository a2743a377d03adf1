import { useToolWords } from '@seller-toolbox/tool-kit';
import { Badge, type IconName, type Tone } from '@seller-toolbox/ui';
import type { PatentStatus } from '../engine/design-patent-search.schema.ts';
import type zh from '../locales/zh.json';

/** How each status looks; `unknown`: the record has no day that decides it. */
export const PATENT_STATUS_LOOKS: Readonly<Record<PatentStatus | 'unknown', { tone: Tone; icon: IconName }>> =
  {
    granted: { tone: 'ok', icon: 'circle-check' },
    pending: { tone: 'info', icon: 'clock' },
    expired: { tone: 'neutral', icon: 'history' },
    unknown: { tone: 'neutral', icon: 'info' },
  };

export function PatentStatusBadge({ status }: { status: PatentStatus }) {
  const { t } = useToolWords<typeof zh>();
  return <Badge {...PATENT_STATUS_LOOKS[status]}>{t(`ui.status-${status}`)}</Badge>;
}
