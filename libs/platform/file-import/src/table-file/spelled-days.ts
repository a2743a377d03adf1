/** Names of months in the languages of the marketplaces; a name may be cut to its first letters from the third on. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januar', 'jänner', 'janvier', 'enero', 'gennaio', 'januari', 'janeiro'],
  ['february', 'februar', 'février', 'febrero', 'febbraio', 'februari', 'fevereiro'],
  ['march', 'märz', 'mars', 'marzo', 'maart', 'maret', 'março'],
  ['april', 'avril', 'abril', 'aprile'],
  ['may', 'mai', 'mayo', 'maggio', 'mei', 'maio', 'maj'],
  ['june', 'juni', 'juin', 'junio', 'giugno', 'junho'],
  ['july', 'juli', 'juillet', 'julio', 'luglio', 'julho'],
  ['august', 'août', 'agosto', 'augustus', 'agustus', 'augusti'],
  ['september', 'septembre', 'septiembre', 'setiembre', 'settembre', 'setembro'],
  ['october', 'oktober', 'octobre', 'octubre', 'ottobre', 'outubro'],
  ['november', 'novembre', 'noviembre', 'novembro'],
  ['december', 'dezember', 'décembre', 'diciembre', 'dicembre', 'desember', 'dezembro'],
];
/** "March 3, 2026", and "3. März 2026", "3 de marzo de 2026". */
const SPELLED_DAYS: readonly { readonly form: RegExp; readonly order: readonly [number, number, number] }[] =
  [
    { form: /(?<!\p{L})(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/gu, order: [3, 1, 2] },
    {
      form: /(?<!\d)(\d{1,2})(?:er|st|nd|rd|th|\.|º)? (?:de )?(\p{L}{3,12})\.?,? (?:de )?(\d{4})(?!\d)/gu,
      order: [3, 2, 1],
    },
  ];
const MIN_MONTH_LETTERS = 3;

/** Number of a month by its name, 0 where it is none or could be two. */
function monthOf(name: string): number {
  const lower = name.toLowerCase();
  if (lower.length < MIN_MONTH_LETTERS) return 0;
  const whole = MONTHS.findIndex((names) => names.includes(lower));
  if (whole >= 0) return whole + 1;
  const cut = MONTHS.flatMap((names, at) => (names.some((one) => one.startsWith(lower)) ? [at + 1] : []));
  return cut.length === 1 ? (cut[0] ?? 0) : 0;
}

/** Year, month and day of each day whose month is written by its name. */
export function spelledDays(text: string): readonly (readonly [year: string, month: string, day: string])[] {
  return SPELLED_DAYS.flatMap(({ form, order }) =>
    [...text.matchAll(form)].map((match) => {
      const [year = '', month = '', day = ''] = order.map((group) => match[group]);
      return [year, String(monthOf(month)), day] as const;
    }),
  );
}
