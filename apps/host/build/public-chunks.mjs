// @ts-check

/** The words of the site in one language are one file: a page asks once, and for one language. */
const SITE_WORDS =
  /(?:apps\/host\/src\/words|platform\/i18n\/src\/words|catalogue\/src\/generated\/words)\/([\w-]+)\.(?:json|ts)$/;

/** What every page has and what seldom changes: the libraries and the primitives. */
const CORE =
  /vite\/preload-helper|host\/src\/app\/(?:own-tools|tool-ids|hydrated|storage|storage-keys)\.|node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next)\/|platform\/(?:ui\/src\/(?!icon-(?:set|drawings)|icons\.|more-icons|charts|gallery|dialog|popover|popup|menu\.|progress-bar|scroll-box)|i18n\/src\/(?!words|platform-words|error|late-words)|tool-contract\/src\/manifest)/;
/** Where all words are: every page carries its own. */
const WORD_LOADERS =
  /host\/src\/app\/load-(?:page-)?words|catalogue\/src\/(?:words|generated\/(?:words|locales))\.ts|i18n\/src\/platform-words/;
/** What frames every page; without a group of its own it falls into pieces as pages come to share more or less of it. */
const SITE =
  /apps\/host\/src\/(?:main|app\/(?!own-words|trusted-scripts|announcement-room|clear-announcements|local-address|own-order|on-demand-words|tool-list|tool-search|stored-tool-list|use-search-words)|shell\/(?!page-notices)|features\/usage-tracking\/(?!send-batch))|platform\/(?:api-client\/src\/(?:beacon-events|api-paths)|contracts\/src\/(?:is-record|site-in-language)|catalogue\/(?!src\/engine-worker)|i18n\/(?!src\/(?:error|late-words)))/;
const HUB =
  /apps\/host\/src\/(?:features\/(?:hub\/|own-tools\/kept-tools\.)|app\/own-order\.|routes\/(?:home|tools|not-found))/;
/** What the hub and the palette find tools by. */
const TOOL_SEARCH = /apps\/host\/src\/app\/(?:tool-search|use-search-words)\./;
const TOOL =
  /apps\/host\/src\/(?:app\/(?:stored-)?tool-list\.|features\/tool-page\/(?!run-in-worker|open-session|service-rates|ask-ai)|routes\/tool\.)|platform\/(?:tool-kit\/src\/(?!results\/(?:csv|download|calendar-file|use-stored-list)|frame\/run-progress|listing-title\/|score\/|usage-limiter|rates|fake-ai|research|table-(?:file|import)|explanation|file-drop|workbook|title-list|late-part|ai-limits|use-own-time-zone)|tool-contract\/src\/(?!manifest)|reference-data\/src\/marketplaces\.|listing-text\/src\/code-points)|node_modules\/zod\//;

/** The two pages of texts. */
const LEGAL = /apps\/host\/src\/(?:features\/legal\/|routes\/(?:terms|privacy)\.)/;

/** Small pieces that several tools share come together: a page gets by with few requests. */
const CHARTS =
  /platform\/ui\/src\/(?:scroll-box|charts\/(?:share|meter-bar|score-ring|chart-swatch|chart-fill|stacked-bar))/;
const LISTING_TEXT =
  /platform\/(?:listing-text\/(?!src\/(?:code-points|mobile-preview|ruler-scale))|reference-data\/src\/(?:acronyms|written-names|listing-(?:categories|marketplaces)))/;
const TITLES =
  /platform\/(?:reference-data\/src\/(?:subjective-words|title-policies|search-term-rules)|tool-kit\/src\/(?:listing-title\/(?!length-ruler|title-p)|score\/|late-part))/;
/** How a title is drawn: one tool opens with it, another loads it late. */
const TITLE_PICTURE =
  /platform\/(?:listing-text\/src\/(?:mobile-preview|ruler-scale)|tool-kit\/src\/listing-title\/(?:length-ruler|title-p)|ui\/src\/charts\/ruler)/;

/** What frames the tools whose results are samples, and how they are drawn. */
const RESEARCH =
  /platform\/(?:tool-kit\/src\/research\/|tool-contract\/src\/draw|reference-data\/src\/(?:asin|research-marketplaces))/;

/** For the tools that need rates; what asks the service comes later still, and the built-in ones stand alone. */
const RATES = /platform\/(?:tool-kit\/src\/rates\/|contracts\/src\/exchange-rates)/;
/** The rule, the schema and the built-in figures, which the engines of these tools take along. */
const EXCHANGE = /platform\/reference-data\/src\/(?:exchange|exchange-rates\.\w+|currencies\.data)\.ts/;
/** What asks the service for rates, and what hands them to the tool. */
const SERVICE_RATES =
  /tool-page\/service-rates\.|api-client\/src\/exchange-rates\.|tools\/[\w-]+\/src\/ui\/live-rates\./;
/** Every call to the service; a helper of the compiler comes along with its errors. */
const CALL_API = /api-client\/src\/(?:call-api|api-error)\.|@oxc-project.*helpers/;

/** For the tools whose results are dates. */
const DATES =
  /platform\/(?:tool-kit\/src\/(?:results\/calendar-file|use-own-time-zone)|reference-data\/src\/(?:days|time-zones))/;

/** For the tools that ask the AI; the words of parts that are loaded late come with it. */
const USAGE_LIMITER =
  /platform\/(?:tool-kit\/src\/(?:usage-limiter|ai-limits)|contracts\/src\/(?:ai|stored-text)\.|i18n\/src\/late-words)/;

/** For the tools that take files: where they are dropped, pasted and chosen, and the lists that come of them. */
const FILES =
  /platform\/tool-kit\/src\/file-drop\/(?!hand-over-notice|words\/|file-drop-words)|tools\/[\w-]+\/src\/session\/report-lists\./;

/** For the calculators that show every step of the way to a figure, with its source. */
const EXPLANATION = /platform\/tool-kit\/src\/explanation\//;

/** What some tools use of the kit and the primitives: one file for all of them. */
const TOOL_MORE =
  /platform\/(?:tool-kit\/src\/(?:results\/(?:csv|download|use-stored-list)|frame\/run-progress)|contracts\/src\/csv|ui\/src\/(?:dialog|popover|popup|menu\.|progress-bar))/;

/**
 * Few files: a page gets by with ten requests until its first answer.
 * @type {import('vite').Rolldown.CodeSplittingOptions}
 */
export const PUBLIC_CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'site words',
      name: (id) => {
        const language = SITE_WORDS.exec(id)?.[1];
        return language ? `words-${language}` : null;
      },
      priority: 4,
    },
    { name: 'load-words', test: WORD_LOADERS, priority: 4 },
    { name: 'core', test: CORE, priority: 3 },
    { name: 'site', test: SITE, priority: 2 },
    { name: 'hub', test: HUB, priority: 2 },
    { name: 'tool-search', test: TOOL_SEARCH, priority: 2 },
    { name: 'research', test: RESEARCH, priority: 2 },
    { name: 'tool', test: TOOL, priority: 1 },
    { name: 'tool-more', test: TOOL_MORE, priority: 1 },
    { name: 'files', test: FILES, priority: 1 },
    { name: 'explanation', test: EXPLANATION, priority: 1 },
    { name: 'legal', test: LEGAL, priority: 1 },
    { name: 'charts', test: CHARTS, priority: 1 },
    { name: 'listing-text', test: LISTING_TEXT, priority: 1 },
    { name: 'titles', test: TITLES, priority: 1 },
    { name: 'title-picture', test: TITLE_PICTURE, priority: 1 },
    { name: 'usage-limiter', test: USAGE_LIMITER, priority: 1 },
    { name: 'dates', test: DATES, priority: 1 },
    { name: 'rates', test: RATES, priority: 1 },
    { name: 'exchange', test: EXCHANGE, priority: 1 },
    { name: 'service-rates', test: SERVICE_RATES, priority: 1 },
    { name: 'call-api', test: CALL_API, priority: 1 },
  ],
};
