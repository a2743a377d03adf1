import { useToolWords } from '@seller-toolbox/tool-kit';
import { Badge, type IconName, type Tone } from '@seller-toolbox/ui';
import type { PatentStatus } from '../engine/design-patent-search.schema.ts';
import type zh from '../locales/zh.json';

const LOOKS: Readonly<Record<PatentStatus, { tone: Tone; icon: IconName }>> = {
  granted: { tone: 'ok', icon: 'circle-check' },
  pending: { tone: 'info', icon: 'clock' },
  expired: { tone: 'neutral', icon: 'history' },
};

export function PatentStatusBadge({ status }: { status: PatentStatus }) {
  const { t } = useToolWords<typeof zh>();
  return <Badge {...LOOKS[status]}>{t(`ui.status-${status}`)}</Badge>;
}
