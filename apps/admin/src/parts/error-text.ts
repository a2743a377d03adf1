import { ApiError } from '@seller-toolbox/api-client';
import type { FieldError } from '@seller-toolbox/contracts';
import {
  CLIENT_ERROR_CODES,
  ERROR_CODES,
  FIELD_ERROR_CODES,
  fieldErrorCode,
} from '@seller-toolbox/contracts/error-codes';
import type { ErrorWords } from '@seller-toolbox/words/error-words';
import { usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { FIELD_CODES } from '@seller-toolbox/tool-contract';
import { useCallback } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';

const CODES = [...ERROR_CODES, ...FIELD_ERROR_CODES, ...CLIENT_ERROR_CODES] as const;

/** Texts of a page for errors without a code. */
export interface InsteadTexts {
  /** No answer came. */
  readonly network?: string;
  /** The answer was not one of the service. */
  readonly unreadable?: (status: number) => string;
  /** Nothing better is known. */
  readonly unknown?: string;
}

/** Why a call failed, in the admin's language: the text of its code, else the message of the service. */
export function useErrorText(): (error: unknown, instead?: InsteadTexts) => string {
  const t = useWords<ErrorWords>('errors');
  const frame = useFrameWords();
  return useCallback(
    (error, { network, unreadable, unknown = t('errors.network.failed') } = {}) => {
      if (!(error instanceof ApiError)) return unknown;
      if (error.status === 0 && network !== undefined) return network;
      if (error.code === 'network.unreadable' && unreadable) return unreadable(error.status);
      const code = CODES.find((known) => known === error.code);
      const text = code ? t(`errors.${code}`) : error.message || unknown;
      const { requestId: id } = error;
      // Not caused by the admin: the operator finds it in the log.
      return error.status === 500 && id !== undefined ? frame('state.withRequest', { text, id }) : text;
    },
    [frame, t],
  );
}

/** What is wrong with a field of a feature's form: its own sentence, else the one that all fields share. */
export function useFieldText(feature: string): (problem: FieldError) => string {
  const t = useWords<ErrorWords>('errors');
  const platform = usePlatformWords();
  return useCallback(
    (problem) => {
      const formCode = fieldErrorCode(feature, problem);
      if (formCode) return t(`errors.${formCode}`);
      return platform(`problems.${FIELD_CODES.find((code) => code === problem.code) ?? 'invalid-value'}`);
    },
    [feature, platform, t],
  );
}
