import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { LISTING_POLICIES } from '@seller-toolbox/reference-data/listing-policies.data';
import type { ListingOutput } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './best-practices.module.css';

/** Best practices per field by the current rules. */
export function BestPractices({ output }: { output: ListingOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { bullets, description, searchTerms, leastTitleLength } = LISTING_POLICIES[output.ruleSet];
  const range = (from: number, to: number) => `${format.number(from)}–${format.number(to)}`;
  const { advisedLength } = bullets;
  const { maxBytes, advisedTerms } = searchTerms;
  const practices = [
    t('ui.practiceTitle', { range: range(leastTitleLength, output.fields.title.max) }),
    advisedLength
      ? t('ui.practiceBulletLength', {
          range: range(bullets.minLength, bullets.maxLength),
          advised: range(...advisedLength),
          least: format.number(bullets.leastCount),
        })
      : t('ui.practiceBulletForm', { range: range(bullets.minLength, bullets.maxLength) }),
    t(description.format === 'html' ? 'ui.practiceHtml' : 'ui.practicePlain', {
      range: range(description.minLength, description.maxLength),
    }),
    ...(advisedTerms ? [t('ui.practiceTerms', { range: range(...advisedTerms.aim) })] : []),
    ...(maxBytes === null ? [] : [t('ui.practiceBytes', { max: format.number(maxBytes) })]),
  ];
  return (
    <ul className={styles.practices}>
      {practices.map((practice) => (
        <li key={practice}>{practice}</li>
      ))}
    </ul>
  );
}
