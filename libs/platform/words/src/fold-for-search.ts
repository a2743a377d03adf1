/** Full-width letters, case and accents make no difference to a search: `tieu de` finds `tiêu đề`. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}
