import { setAiPrices } from '@seller-toolbox/api-client/ai-review';
import { AI_TIERS, type AiPrices } from '@seller-toolbox/contracts/ai-review';
import { Button, Card, Field, Notice, Select, TextInput } from '@seller-toolbox/ui';
import { useErrorText } from '../parts/error-text.ts';
import { InactiveButton } from '../parts/inactive-button.tsx';
import { useNotify } from '../parts/notices.tsx';
import { useLeaveGuard } from '../parts/unsaved.tsx';
import { useServiceChange } from '../session/use-service.ts';
import styles from './ai-page.module.css';
import { useAiWords } from './ai-words.ts';
import { toPrice, usePriceDraft, type TypedPrice } from './use-price-draft.ts';

const NUMBERS = ['input_price', 'output_price'] as const;

/** The operator's own prices, each from a day on. */
export function PricesCard({ stored }: { stored: AiPrices }) {
  const t = useAiWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const { typed, version, isChanged, isOutdated, change, discard, onSaved } = usePriceDraft(stored);
  const { mutate, reset, isPending, error } = useServiceChange(setAiPrices, [['ai-usage']]);
  useLeaveGuard(isChanged);
  const parsed = typed.map(toPrice);
  const complete = parsed.filter((price) => price !== null);
  const changeAt = (at: number, part: Partial<TypedPrice>) =>
    change(typed.map((price, index) => (index === at ? { ...price, ...part } : price)));
  const save = () =>
    mutate(
      { prices: complete, version },
      {
        onSuccess: (prices) => {
          onSaved(prices);
          notify({ tone: 'ok', text: t('prices.saved') });
        },
      },
    );
  const takeTheirs = () => {
    reset();
    discard();
  };
  return (
    <Card title={t('prices.title')}>
      <p className={styles.note}>{t('prices.line')}</p>
      <ul className={styles.prices}>
        {typed.map((price, at) => (
          <li key={at} className={styles.price}>
            <Field label={t('column.tier')}>
              <Select
                options={AI_TIERS.map((tier) => ({ value: tier, label: t(`tier.${tier}`) }))}
                value={price.tier}
                onValueChange={(tier) => changeAt(at, { tier })}
              />
            </Field>
            <Field label={t('prices.from')}>
              <TextInput
                type="date"
                value={price.valid_from}
                onValueChange={(from) => changeAt(at, { valid_from: from })}
              />
            </Field>
            <Field label={t('prices.currency')}>
              <TextInput
                maxLength={3}
                value={price.currency}
                onValueChange={(currency) => changeAt(at, { currency: currency.toUpperCase() })}
              />
            </Field>
            {NUMBERS.map((name) => (
              <Field key={name} label={t(`prices.${name}`)}>
                <TextInput
                  inputMode="decimal"
                  value={price[name]}
                  onValueChange={(amount) => changeAt(at, { [name]: amount })}
                />
              </Field>
            ))}
            <Button
              size="s"
              icon="trash"
              aria-label={t('prices.removeOf', { tier: t(`tier.${price.tier}`), day: price.valid_from })}
              onClick={() => change(typed.filter((_price, index) => index !== at))}
            >
              {t('prices.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {complete.length < typed.length && <p className={styles.note}>{t('prices.incomplete')}</p>}
      {isOutdated && (
        <Notice
          tone="warn"
          actions={
            <Button size="s" onClick={takeTheirs}>
              {t('prices.takeTheirs')}
            </Button>
          }
        >
          {t('prices.outdated')}
        </Notice>
      )}
      {error && !isOutdated && (
        <Notice tone="bad" live="assertive">
          {textOf(error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          icon="plus"
          onClick={() =>
            change([
              ...typed,
              { tier: 'standard', valid_from: '', currency: 'USD', input_price: '', output_price: '' },
            ])
          }
        >
          {t('prices.add')}
        </Button>
        <InactiveButton
          variant="primary"
          inactive={!isChanged || isOutdated || isPending || complete.length < typed.length}
          onClick={save}
        >
          {t('prices.save')}
        </InactiveButton>
      </div>
    </Card>
  );
}
