import { FEEDBACK_STATUSES, MAX_FEEDBACK_SEARCH } from '@seller-toolbox/contracts/feedback';
import { FEEDBACK_TYPES } from '@seller-toolbox/contracts/public-feedback';
import type { FeedbackListFilter } from '@seller-toolbox/api-client/feedback-review';
import { day, oneOf, textParameter, wholeNumber, type AddressValues } from '../parts/address-filters.ts';
import { endOfDay, startOfDay } from '../parts/days.ts';
import { FilterBar } from '../parts/filter-bar.tsx';
import { FilterDay } from '../parts/filter-day.tsx';
import { FilterSelect } from '../parts/filter-select.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import type { AddressFilters } from '../parts/use-address-filters.ts';
import { useToolTitles } from '../parts/use-tool-titles.ts';
import { useFeedbackWords } from './feedback-words.ts';

const RATINGS = ['5', '4', '3', '2', '1'] as const;
const MAX_TOOL_ID = 64;

export const FEEDBACK_FILTERS = {
  q: textParameter(MAX_FEEDBACK_SEARCH),
  type: oneOf(FEEDBACK_TYPES),
  status: oneOf(FEEDBACK_STATUSES),
  rating: wholeNumber(1, 5),
  tool: textParameter(MAX_TOOL_ID),
  from: day(),
  to: day(),
};

type Values = AddressValues<typeof FEEDBACK_FILTERS>;

const isRangeReversed = ({ from, to }: Values) => from !== undefined && to !== undefined && to < from;

/** The filter of the calls, for list and file alike; days are those of the admin's zone. */
export function toListFilter(values: Values): FeedbackListFilter {
  const { q, type, status, rating, tool, from, to } = values;
  return {
    q,
    feedback_type: type,
    status,
    rating,
    tool_id: tool,
    from: from && startOfDay(from),
    to: to && !isRangeReversed(values) ? endOfDay(to) : undefined,
  };
}

export interface FeedbackFiltersProps {
  readonly filters: Omit<AddressFilters<typeof FEEDBACK_FILTERS>, 'set'> & {
    readonly set: (changes: Partial<Values>) => void;
  };
}

/** Text, type, status, rating, tool and days. */
export function FeedbackFilters({ filters: { values, set, clear, isFiltered } }: FeedbackFiltersProps) {
  const t = useFeedbackWords();
  const titles = useToolTitles();
  const { q, type, status, rating, tool, from, to } = values;
  const tools = [...new Set([...titles.keys(), ...(tool ? [tool] : [])])];
  return (
    <FilterBar onClear={isFiltered ? clear : undefined}>
      <FilterText
        label={t('filter.search')}
        maxLength={MAX_FEEDBACK_SEARCH}
        value={q}
        onChange={(typed) => set({ q: typed })}
      />
      <FilterSelect
        label={t('field.type')}
        values={FEEDBACK_TYPES}
        nameOf={(value) => t(`type.${value}`)}
        value={type}
        onChange={(chosen) => set({ type: chosen })}
      />
      <FilterSelect
        label={t('field.status')}
        values={FEEDBACK_STATUSES}
        nameOf={(value) => t(`status.${value}`)}
        value={status}
        onChange={(chosen) => set({ status: chosen })}
      />
      <FilterSelect
        label={t('field.rating')}
        values={RATINGS}
        nameOf={(value) => t('rating.of', { rating: value })}
        value={RATINGS.find((value) => value === String(rating))}
        onChange={(chosen) => set({ rating: chosen === undefined ? undefined : Number(chosen) })}
      />
      <FilterSelect
        label={t('field.tool')}
        values={tools}
        nameOf={(id) => titles.get(id) ?? id}
        value={tool}
        onChange={(chosen) => set({ tool: chosen })}
      />
      <FilterDay label={t('filter.from')} value={from} max={to} onChange={(day) => set({ from: day })} />
      <FilterDay
        label={t('filter.to')}
        value={to}
        min={from}
        error={isRangeReversed(values) ? t('filter.endBeforeStart') : undefined}
        onChange={(day) => set({ to: day })}
      />
    </FilterBar>
  );
}
