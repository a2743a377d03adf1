import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice, type NoticeTone } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import type { LimitReason, UsageLimits, UsageStats } from './usage-limits.ts';
import { dailyUseTone } from './usage-tone.ts';
import styles from './usage-panel.module.css';

export interface UsagePanelProps {
  stats: UsageStats;
  limits: UsageLimits;
  onReload: () => void;
}

const TONES: Readonly<Record<LimitReason, NoticeTone>> = {
  session_limit: 'info',
  cooldown: 'warn',
  hourly_limit: 'bad',
  daily_limit: 'bad',
};

/** How much of an AI feature is used, why it is closed for now, and when it opens again. */
export function UsagePanel({ stats, limits, onReload }: UsagePanelProps) {
  const t = usePlatformWords();
  const format = useFormat();
  const reason = stats.limitReason;
  const today = t('usageLimit.today', { used: stats.usedToday, limit: limits.perDay });
  return (
    <section className={styles.panel} aria-label={t('usageLimit.title')}>
      <h2 className={styles.title}>{t('usageLimit.title')}</h2>
      {reason !== null && (
        <Notice
          tone={TONES[reason]}
          actions={
            reason === 'session_limit' && (
              <Button size="s" icon="reset" onClick={onReload}>
                {t('usageLimit.reload')}
              </Button>
            )
          }
        >
          {t(`usageLimit.${reason}`, { count: limitOf(reason, limits) })}
        </Notice>
      )}
      <MeterBar
        label={t('usageLimit.title')}
        value={stats.usedToday}
        max={limits.perDay}
        text={today}
        tone={dailyUseTone(stats.usedToday, limits.perDay)}
      />
      <ul className={styles.lines}>
        <li>{t('usageLimit.thisHour', { used: stats.usedThisHour, limit: limits.perHour })}</li>
        <li>{t('usageLimit.thisSession', { used: stats.usedThisSession, limit: limits.perSession })}</li>
        <li>{t('usageLimit.remaining', { count: stats.remainingQuota })}</li>
        <li>{t('usageLimit.nextReset', { time: format.dateTime(stats.nextResetTime) })}</li>
      </ul>
      <p className={styles.unlimited}>{t('usageLimit.basicUnlimited')}</p>
    </section>
  );
}

function limitOf(reason: LimitReason, limits: UsageLimits): number {
  const byReason: Readonly<Record<LimitReason, number>> = {
    hourly_limit: limits.perHour,
    daily_limit: limits.perDay,
    session_limit: limits.perSession,
    cooldown: limits.cooldownMinutes,
  };
  return byReason[reason];
}
