import * as z from 'zod';

/** What the build lists of the site without a connection: the worker, and the page that stands for all, by language. */
export const offlineBuildSchema = z.object({ worker: z.string(), shells: z.record(z.string(), z.string()) });

/** Where the files are asked for. The service writes its version into each, the deployer's texts into the pages. */
export function offlineAddresses({ worker, shells }: z.infer<typeof offlineBuildSchema>) {
  return [
    { path: '/sw.js', file: worker, language: null },
    ...Object.entries(shells).map(([language, file]) => ({
      path: `/shell/${language}.html`,
      file,
      language,
    })),
  ];
}
