import { loadSummarize } from '@seller-toolbox/catalogue/summaries';
import type { ResultActions } from '@seller-toolbox/tool-kit';
import * as summary from '@seller-toolbox/tool-kit/summary-actions';
import { HOST_WORDS } from '../../site/base/host-words.ts';

type Subject = Parameters<ResultActions['saveCsv']>[0];

/** The result of the tool on the page, with what the catalogue and the site know of it. */
const withSite = (subject: Subject) => ({
  ...subject,
  siteName: subject.i18n.getFixedT(null, HOST_WORDS)('site.name'),
  loadSummarize: async () => loadSummarize(subject.environment.manifest.id),
});

export const saveCsv: ResultActions['saveCsv'] = (subject) => summary.saveCsv(withSite(subject));
export const printResult: ResultActions['printResult'] = (subject) => summary.printResult(withSite(subject));
