import { NumberField, type Tool } from '@seller-toolbox/tool-kit';
import { Checkbox, Disclosure, Field, Select, TextInput } from '@seller-toolbox/ui';
import { useWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type { engine } from '../../engine/keyword-researcher.engine.ts';
import {
  MARKETPLACE_CURRENCIES,
  MATCH_TYPES,
  type CampaignSettings,
} from '../../engine/keyword-researcher.schema.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

export interface CampaignFieldsProps {
  tool: Tool<typeof engine>;
  onCampaign: (campaign: CampaignSettings | null) => void;
}

type Draft = Omit<CampaignSettings, 'dailyBudget' | 'defaultBid'> & {
  dailyBudget: number | null;
  defaultBid: number | null;
};

const EMPTY: Draft = {
  name: '',
  startDate: '',
  dailyBudget: null,
  defaultBid: null,
  sku: '',
  matchType: 'exact',
  maxKeywords: 50,
  gapTermsOnly: false,
};

/** Settings of a campaign for the best keywords; what only the seller knows has no default. */
export function CampaignFields({ tool: { input }, onCampaign }: CampaignFieldsProps) {
  const t = useWords<SourceWords>(SOURCE_WORDS);
  const [draft, setDraft] = useState<Draft>(input.campaign ?? EMPTY);
  const currency = MARKETPLACE_CURRENCIES[input.marketplace];
  const set = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onCampaign(completeCampaign(next));
  };
  return (
    <Disclosure summary={t('campaign.title')} look="boxed">
      <p className={styles.note}>{t('campaign.hint')}</p>
      <div className={styles.fields}>
        <Field label={t('campaign.name')} required>
          <TextInput value={draft.name} onValueChange={(name) => set({ name })} />
        </Field>
        <Field label={t('campaign.startDate')} required>
          <TextInput type="date" value={draft.startDate} onValueChange={(startDate) => set({ startDate })} />
        </Field>
        {(['dailyBudget', 'defaultBid'] as const).map((name) => (
          <NumberField
            key={name}
            required
            label={t(`campaign.${name}`, { currency })}
            value={draft[name]}
            whenUnreadable={null}
            onValueChange={(value) => set({ [name]: value })}
          />
        ))}
        <Field label={t('campaign.sku')} hint={t('campaign.skuHint')}>
          <TextInput value={draft.sku} onValueChange={(sku) => set({ sku })} />
        </Field>
        <Field label={t('campaign.matchType')}>
          <Select
            options={MATCH_TYPES.map((value) => ({ value, label: t(`campaign.match-${value}`) }))}
            value={draft.matchType}
            onValueChange={(matchType) => set({ matchType })}
          />
        </Field>
        <NumberField
          label={t('campaign.maxKeywords')}
          value={draft.maxKeywords}
          whenUnreadable={EMPTY.maxKeywords}
          onValueChange={(value) => set({ maxKeywords: value ?? EMPTY.maxKeywords })}
        />
        <Checkbox
          label={t('campaign.gapTermsOnly')}
          checked={draft.gapTermsOnly}
          onCheckedChange={(gapTermsOnly) => set({ gapTermsOnly })}
        />
      </div>
    </Disclosure>
  );
}

/** Null while a field that is needed is empty or no amount. */
function completeCampaign({ dailyBudget, defaultBid, ...draft }: Draft): CampaignSettings | null {
  if (draft.name.trim() === '' || draft.startDate === '') return null;
  if (!dailyBudget || !defaultBid || dailyBudget < 0 || defaultBid < 0) return null;
  return { ...draft, dailyBudget, defaultBid };
}
