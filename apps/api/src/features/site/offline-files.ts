import * as z from 'zod';

/** Offline files of the build: the service worker, and the app shell per language. */
export const offlineBuildSchema = z.object({ worker: z.string(), shells: z.record(z.string(), z.string()) });

/** Paths of the offline files. All contain the version; the shells also contain the site configuration. */
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
