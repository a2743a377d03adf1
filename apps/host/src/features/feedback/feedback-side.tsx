import { Badge, Card, KeyFigure, type Tone } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import styles from './feedback-side.module.css';
import { useFeedbackWords } from './feedback-words.ts';
import { useFeedbackStats } from './use-feedback-stats.ts';

/** Texts, not somebody's feedback: that nobody but an admin may read. */
const HIGHLIGHTS = [
  { text: 'highlights.first', status: 'highlights.implemented', tone: 'ok' },
  { text: 'highlights.second', status: 'highlights.inProgress', tone: 'info' },
  { text: 'highlights.third', status: 'highlights.fixed', tone: 'ok' },
] as const satisfies readonly { text: string; status: string; tone: Tone }[];

/** Beside the form: figures, examples, and what happens with what is sent. A new `round` asks for the figures again. */
export function FeedbackSide({ round }: { round: number }) {
  const t = useFeedbackWords();
  return (
    <div className={styles.side}>
      <Figures round={round} />
      <Card title={t('highlights.title')}>
        <p className={styles.note}>{t('highlights.note')}</p>
        <ul className={styles.highlights}>
          {HIGHLIGHTS.map(({ text, status, tone }) => (
            <li key={text}>
              <p>{t(text)}</p>
              <Badge tone={tone}>{t(status)}</Badge>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('privacy.title')}>
        <p className={styles.note}>{t('privacy.text')}</p>
        <LocalLink to={paths.privacy} className={styles.link}>
          {t('privacy.link')}
        </LocalLink>
      </Card>
    </div>
  );
}

const NOTHING = '–';

function Figures({ round }: { round: number }) {
  const t = useFeedbackWords();
  const format = useFormat();
  const stats = useFeedbackStats(round);
  const average = stats?.overall_avg_rating ?? null;
  return (
    <Card title={t('stats.title')}>
      <div className={styles.figures} aria-busy={stats === null}>
        <KeyFigure
          size="m"
          label={t('stats.total')}
          value={stats ? format.number(stats.total_feedback) : NOTHING}
        />
        <KeyFigure
          size="m"
          label={t('stats.average')}
          value={average === null ? NOTHING : format.number(average, { digits: 1, fixed: true })}
          unit={t('stats.outOf')}
        />
      </div>
    </Card>
  );
}
