import type { FeedbackStats } from '@seller-toolbox/contracts/public-feedback';
import { useEffect, useState } from 'react';

type Overall = Pick<FeedbackStats['overall'], 'total_feedback' | 'overall_avg_rating'>;

const START_DELAY_MS = 100;
const ZEROS: Overall = { total_feedback: 0, overall_avg_rating: 0 };

/** Requested after the start, and again with each new `round`. Null until the first answer; zeros after a failure. */
export function useFeedbackStats(round: number): Overall | null {
  const [stats, setStats] = useState<Overall | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await import('./feedback-stats-query.ts')
        .then(({ loadFeedbackStats }) => loadFeedbackStats(round))
        .catch(() => null);
      if (!leaving.signal.aborted) setStats((known) => answer?.overall ?? known ?? ZEROS);
    };
    const timer = setTimeout(() => void ask(), START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [round]);
  return stats;
}
