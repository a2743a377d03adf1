import { Skeleton, type SkeletonProps } from '@seller-toolbox/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useErrorText, type InsteadTexts } from './error-text.ts';
import { LoadFailed } from './load-failed.tsx';

export interface QueryViewProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & {
    readonly refetch: () => Promise<unknown>;
  };
  readonly skeleton?: Omit<SkeletonProps, 'label'>;
  readonly errorTexts?: InsteadTexts;
  readonly children: (data: Data) => ReactNode;
}

/** The data of a query; a skeleton while it loads, and an error with a retry above older data. */
export function QueryView<Data>({ query, skeleton = {}, errorTexts = {}, children }: QueryViewProps<Data>) {
  const t = useFrameWords();
  const textOf = useErrorText();
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error && !isFetching && <LoadFailed text={textOf(error, errorTexts)} onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
      {data === undefined && (!error || isFetching) && <Skeleton label={t('state.loading')} {...skeleton} />}
    </>
  );
}
