import { usePlatformWords } from '@seller-toolbox/words/react';
import { Badge } from '@seller-toolbox/ui';

/** The mark of what is made up. */
export function SampleBadge() {
  const t = usePlatformWords();
  return <Badge tone="warn">{t('frame.sampleData')}</Badge>;
}
