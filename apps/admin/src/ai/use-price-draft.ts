import { aiPriceSchema, type AiPrice, type AiPrices } from '@seller-toolbox/contracts/ai-review';
import { useState } from 'react';

/** A price as it is typed. */
export type TypedPrice = { readonly [Name in keyof AiPrice]: Name extends 'tier' ? AiPrice['tier'] : string };

function toTyped({ input_price: input, output_price: output, ...price }: AiPrice): TypedPrice {
  return { ...price, input_price: String(input), output_price: String(output) };
}

/** Null where something is missing or no number. */
export function toPrice({ input_price: input, output_price: output, ...typed }: TypedPrice): AiPrice | null {
  if (input.trim() === '' || output.trim() === '') return null;
  const parsed = aiPriceSchema.safeParse({
    ...typed,
    input_price: Number(input),
    output_price: Number(output),
  });
  return parsed.success ? parsed.data : null;
}

/** The prices as they are typed, and the version of the stored ones that they are based on. */
export function usePriceDraft(read: AiPrices) {
  /** What this page saved, until it has read it again. */
  const [saved, setSaved] = useState<{ readonly replaced: string; readonly prices: AiPrices } | null>(null);
  const [draft, setDraft] = useState<{ readonly typed: TypedPrice[]; readonly version: string } | null>(null);
  const stored = saved?.replaced === read.version ? saved.prices : read;
  const shown = stored.prices.map(toTyped);
  const { typed, version } = draft ?? { typed: shown, version: stored.version };
  const isChanged = JSON.stringify(typed) !== JSON.stringify(shown);
  return {
    typed,
    version,
    isChanged,
    /** Whether another admin has saved other prices since the draft began. */
    isOutdated: isChanged && version !== stored.version,
    change: (next: TypedPrice[]) => setDraft({ typed: next, version }),
    discard: () => setDraft(null),
    onSaved: (prices: AiPrices) => {
      setSaved({ replaced: read.version, prices });
      setDraft(null);
    },
  };
}
