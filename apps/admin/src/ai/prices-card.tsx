import { setAiPrices } from '@seller-toolbox/api-client/ai-review';
import { AI_TIERS, aiPriceSchema, type AiPrice } from '@seller-toolbox/contracts/ai-review';
import { Button, Card, Field, Notice, Select, TextInput } from '@seller-toolbox/ui';
import { useState } from 'react';
import { useErrorText } from '../parts/error-text.ts';
import { InactiveButton } from '../parts/inactive-button.tsx';
import { useNotify } from '../parts/notices.tsx';
import { useLeaveGuard } from '../parts/unsaved.tsx';
import { useServiceChange } from '../session/use-service.ts';
import styles from './ai-page.module.css';
import { useAiWords } from './ai-words.ts';

/** A price as it is typed. */
type Typed = { readonly [Name in keyof AiPrice]: Name extends 'tier' ? AiPrice['tier'] : string };

const NUMBERS = ['input_price', 'output_price'] as const;

function toTyped({ input_price: input, output_price: output, ...price }: AiPrice): Typed {
  return { ...price, input_price: String(input), output_price: String(output) };
}

/** Null where something is missing or no number. */
function toPrice({ input_price: input, output_price: output, ...typed }: Typed): AiPrice | null {
  if (input.trim() === '' || output.trim() === '') return null;
  const parsed = aiPriceSchema.safeParse({
    ...typed,
    input_price: Number(input),
    output_price: Number(output),
  });
  return parsed.success ? parsed.data : null;
}

/** The operator's own prices, each from a day on. */
export function PricesCard({ prices }: { prices: readonly AiPrice[] }) {
  const t = useAiWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const [typed, setTyped] = useState(() => prices.map(toTyped));
  const { mutate, isPending, error } = useServiceChange(
    (input: AiPrice[], options) => setAiPrices({ prices: input }, options),
    [['ai-usage']],
  );
  const isChanged = JSON.stringify(typed) !== JSON.stringify(prices.map(toTyped));
  useLeaveGuard(isChanged);
  const parsed = typed.map(toPrice);
  const complete = parsed.filter((price) => price !== null);
  const changeAt = (at: number, part: Partial<Typed>) =>
    setTyped(typed.map((price, index) => (index === at ? { ...price, ...part } : price)));
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
              onClick={() => setTyped(typed.filter((_price, index) => index !== at))}
            >
              {t('prices.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {complete.length < typed.length && <p className={styles.note}>{t('prices.incomplete')}</p>}
      {error && (
        <Notice tone="bad" live="assertive">
          {textOf(error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          icon="plus"
          onClick={() =>
            setTyped([
              ...typed,
              { tier: 'standard', valid_from: '', currency: 'USD', input_price: '', output_price: '' },
            ])
          }
        >
          {t('prices.add')}
        </Button>
        <InactiveButton
          variant="primary"
          rests={!isChanged || isPending || complete.length < typed.length}
          onClick={() =>
            mutate(complete, { onSuccess: () => notify({ tone: 'ok', text: t('prices.saved') }) })
          }
        >
          {t('prices.save')}
        </InactiveButton>
      </div>
    </Card>
  );
}
