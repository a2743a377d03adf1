import { useFormat } from '@seller-toolbox/words/react';

interface Source {
  readonly name: string;
  /** Null where the file does not say. */
  readonly date: string | null;
}

/** The file that a figure is from, by its place in `sources`, with its date; `noDate` where the file has none, or else nothing. */
export function useSourceNames(sources: readonly Source[], noDate?: string): (source: number) => string {
  const format = useFormat();
  return (source) => {
    const file = sources[source];
    if (!file) return '';
    const date = file.date === null ? noDate : format.date(file.date);
    return date === undefined ? file.name : `${file.name}, ${date}`;
  };
}
