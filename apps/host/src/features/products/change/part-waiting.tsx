import { Notice, Skeleton } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';

/** While rows are computed, and where they could not be. */
export function PartWaiting({ hasFailed }: { hasFailed: boolean }) {
  const platform = usePlatformWords();
  if (!hasFailed) return <Skeleton label={platform('frame.computing')} shape="block" count={2} />;
  return (
    <Notice tone="bad" live="polite">
      {platform('frame.failed')}
    </Notice>
  );
}
