import { createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dailyUseTone } from './usage-tone.ts';
import { UsagePanel } from './usage-panel.tsx';
import { DEFAULT_USAGE_LIMITS, usageStats, type LimitReason } from './usage-limits.ts';

async function show(limitReason: LimitReason | null, onReload: () => void = () => undefined) {
  const fresh = usageStats({ records: [], usedThisSession: 0, limits: DEFAULT_USAGE_LIMITS, now: 0 });
  const i18n = createI18n('zh', { platform: await loadPlatformWords('zh') });
  render(
    <I18nProvider i18n={i18n}>
      <UsagePanel
        stats={{ ...fresh, limitReason, isLimited: limitReason !== null, usedToday: 20 }}
        limits={DEFAULT_USAGE_LIMITS}
        onReload={onReload}
      />
    </I18nProvider>,
  );
}

describe('the usage panel', () => {
  it('says how much of the day is used', async () => {
    await show(null);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', expect.stringContaining('20/30'));
    expect(screen.getByText('基础分析不限次数')).toBeInTheDocument();
  });

  it.each<[LimitReason, RegExp]>([
    ['hourly_limit', /每小时使用限制（10 次）/],
    ['daily_limit', /每日使用限制（30 次）/],
    ['session_limit', /会话使用限制（5 次）/],
    ['cooldown', /请等待 3 分钟/],
  ])('names the %s with its number', async (reason, text) => {
    await show(reason);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('offers to reload the page only when that helps', async () => {
    let reloads = 0;
    await show('session_limit', () => (reloads += 1));
    await userEvent.click(screen.getByRole('button', { name: '刷新页面' }));
    expect(reloads).toBe(1);
  });

  it('has no reload button for the other limits', async () => {
    await show('hourly_limit');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the color of the daily bar', () => {
  it.each([
    [19, 30, 'ok'],
    [20, 30, 'warn'],
    [24, 30, 'warn'],
    [25, 30, 'bad'],
    [1, 2, 'ok'],
    [2, 2, 'bad'],
  ])('for %p of %p uses is %s', (used, perDay, tone) => {
    expect(dailyUseTone(used, perDay)).toBe(tone);
  });
});
