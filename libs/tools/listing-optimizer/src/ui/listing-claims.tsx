import { ClaimsSection, type ClaimedText } from '@seller-toolbox/listing-ui/claims';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { ListingOptimizerEngine } from '../engine/listing-optimizer.engine.ts';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';

/** The findings of every field of the listing. */
export function ListingClaims({
  tool,
  claims,
}: {
  tool: Tool<ListingOptimizerEngine>;
  claims: ListingOutput['claims'];
}) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, place } = tool;
  const field = (name: 'title' | 'description' | 'searchTerms'): ClaimedText => ({
    name,
    label: t(`ui.${name}`),
    text: input[name],
    claims: claims[name],
    onRepair: (text) => place({ [name]: text }),
  });
  const bullets = input.bullets.map((text, index): ClaimedText => ({
    name: `bullet-${index}`,
    label: t('ui.bullet', { number: format.number(index + 1) }),
    text,
    claims: claims.bullets[index] ?? [],
    onRepair: (repaired) =>
      place(({ bullets: now }) => ({ bullets: now.map((other, at) => (at === index ? repaired : other)) })),
  }));
  return (
    <ClaimsSection
      title={t('ui.claims')}
      texts={[field('title'), ...bullets, field('description'), field('searchTerms')]}
      language={listingLanguage(input.marketplace)}
    />
  );
}
